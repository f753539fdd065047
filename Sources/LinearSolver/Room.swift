// The room is laid out; its furniture follows.
