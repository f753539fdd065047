print("maquette")
