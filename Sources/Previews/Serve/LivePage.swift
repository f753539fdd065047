/// The page of a live run: all pictures, a control an axis, and what is wrong over them.
///
/// What comes from the input is only ever set as text.
enum LivePage {
    static let html = """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Maquette</title>
        <link rel="stylesheet" href="/live.css">
        </head>
        <body>
        <header>
        <h1>Maquette</h1>
        <p id="state" role="status">Drawing…</p>
        <form id="axes" aria-label="Variants"></form>
        <label class="zoom">Size <input id="zoom" type="range" min="80" max="640" value="220"></label>
        </header>
        <main id="pictures"></main>
        <section id="problems" role="alert" aria-label="Problems" hidden>
        <button type="button" id="dismiss" aria-label="Close">×</button>
        <ul></ul>
        </section>
        <script src="/live.js"></script>
        </body>
        </html>

        """

    static let css = """
        :root { color-scheme: light dark; --tile: 220px; font: 14px/1.4 Inter, system-ui, sans-serif; }
        body { margin: 0; background: light-dark(#f2f2f4, #1c1c1e); color: light-dark(#1c1c1e, #f2f2f4); }
        header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 20px; padding: 12px 24px;
          align-items: baseline; background: light-dark(#fffd, #2c2c2edd); border-bottom: 1px solid #8884; }
        h1 { font-size: 17px; margin: 0; }
        #state { margin: 0; color: light-dark(#5c5c60, #a8a8ad); }
        form { display: flex; flex-wrap: wrap; gap: 8px 16px; }
        select { font: inherit; margin-left: 4px; }
        main { display: flex; flex-wrap: wrap; gap: 24px; padding: 24px; align-items: flex-start; }
        figure { margin: 0; max-width: var(--tile); }
        figure img { display: block; max-width: 100%; max-height: var(--tile); height: auto; width: auto;
          box-shadow: 0 0 0 1px #8886; background: repeating-conic-gradient(#8883 0 25%, #0000 0 50%) 0 0/16px 16px; }
        figcaption { margin-top: 8px; }
        figcaption small { display: block; color: light-dark(#5c5c60, #a8a8ad); }
        #problems { position: fixed; inset: auto 24px 24px; max-height: 45vh; overflow: auto; padding: 12px 16px;
          border-radius: 12px; background: #3a0d0df2; color: #fff; font: 12px/1.5 ui-monospace, monospace; }
        #problems.warnings { background: #3a2f0df2; }
        #problems[hidden] { display: none; }
        #problems ul { margin: 0; padding-left: 18px; }
        #dismiss { float: right; font: 20px/1 sans-serif; background: none; border: 0; color: inherit; cursor: pointer; }

        """

    static let script = """
        'use strict';
        const axes = ['document', 'device', 'orientation', 'multitasking', 'appearance', 'contentSize', 'direction', 'ios'];
        const names = { contentSize: 'text size', ios: 'iOS' };
        const chosen = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
        let run = { version: -1, pictures: [], problems: [] };
        let dismissed = '';
        const element = (name, text, parent) => {
          const made = document.createElement(name);
          if (text !== undefined) made.textContent = text;
          if (parent) parent.append(made);
          return made;
        };
        const byId = id => document.getElementById(id);

        function showAxes() {
          const form = byId('axes');
          form.replaceChildren();
          for (const axis of axes) {
            const values = [...new Set(run.pictures.map(p => p[axis]).filter(Boolean))];
            if (values.length < 2) continue;
            const label = element('label', names[axis] || axis, form);
            const select = element('select', undefined, label);
            select.name = axis;
            for (const value of ['all', ...values]) {
              const option = element('option', value, select);
              option.value = value;
            }
            select.value = values.includes(chosen[axis]) ? chosen[axis] : 'all';
            select.addEventListener('change', () => {
              if (select.value === 'all') delete chosen[axis]; else chosen[axis] = select.value;
              history.replaceState(null, '', '#' + new URLSearchParams(chosen));
              showPictures();
            });
          }
        }

        function showPictures() {
          const main = byId('pictures');
          const old = new Map([...main.children].map(f => [f.dataset.file, f]));
          const shown = run.pictures.filter(p => axes.every(a => !chosen[a] || !p[a] || p[a] === chosen[a]));
          main.replaceChildren(...shown.map(p => {
            const known = old.get(p.file);
            if (known && known.dataset.stamp === p.stamp) return known;
            const figure = document.createElement('figure');
            figure.dataset.file = p.file;
            figure.dataset.stamp = p.stamp;
            const image = element('img', undefined, figure);
            image.loading = 'lazy';
            image.width = p.width;
            image.height = p.height;
            image.alt = p.variant || p.file;
            image.src = '/pictures/' + encodeURIComponent(p.file) + '?' + p.stamp;
            const caption = element('figcaption', p.variant ? p.device + ' · ' + p.caption : p.file, figure);
            if (p.details) element('small', p.details, caption);
            return figure;
          }));
          byId('state').textContent = run.running ? 'Drawing…'
            : shown.length + ' of ' + run.pictures.length + ' pictures, in ' + run.seconds + ' s';
        }

        function showProblems() {
          const box = byId('problems');
          const list = box.querySelector('ul');
          list.replaceChildren();
          for (const p of run.problems) {
            const place = p.file ? [p.file, p.line, p.column].filter(Boolean).join(':') + ': ' : '';
            element('li', place + p.severity + ': ' + p.message + (p.remedy ? ' (' + p.remedy + ')' : ''), list);
          }
          box.classList.toggle('warnings', !run.problems.some(p => p.severity === 'error'));
          box.hidden = run.problems.length === 0 || dismissed === list.textContent;
        }

        async function follow() {
          for (;;) {
            try {
              const answer = await fetch('/run.json?after=' + run.version);
              run = await answer.json();
              showAxes();
              showPictures();
              if (!run.running) showProblems();
            } catch {
              byId('state').textContent = 'No connection';
              await new Promise(done => setTimeout(done, 1000));
              run.version = -1;
            }
          }
        }
        byId('zoom').addEventListener('input', e =>
          document.documentElement.style.setProperty('--tile', e.target.value + 'px'));
        byId('dismiss').addEventListener('click', () => {
          dismissed = byId('problems').querySelector('ul').textContent;
          byId('problems').hidden = true;
        });
        follow();

        """
}
