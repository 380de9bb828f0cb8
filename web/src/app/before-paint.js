// Runs before the first paint: the build puts it into the page, where it costs no request, and the content security policy lets
// it in by its hash (firebase.json).
// web/src/ui/theme/color-mode.ts keeps the choice up to date from here on.
(function () {
  var choice = null;
  var isRefused = false;
  try {
    choice = localStorage.getItem('portal.theme');
  } catch (refused) {
    // Some private windows refuse storage: the system's theme stands. The app cannot start there, and this is all that
    // is left to say so.
    isRefused = true;
    document.addEventListener('DOMContentLoaded', sayWhy, { once: true });
  }
  var isDark = choice ? choice === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.toggle('dark', isDark);
  if (!isRefused) fetchPanel();

  // The build writes its scripts down (web/build/preload-first-screen.ts). Clients never need them.
  function fetchPanel() {
    var scripts = document.querySelector('meta[name="panel-scripts"]');
    if (scripts === null || !/"role":"(?!client)/.test(localStorage.getItem('portal.session'))) return;
    scripts.content.split(' ').forEach(function (name) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = '/assets/' + name + '.js';
      document.head.append(link);
    });
  }

  function sayWhy() {
    document.getElementById('root').textContent =
      'Este navegador não deixa o portal guardar dados, como em algumas janelas privadas: abra o portal em uma janela comum.';
  }
})();
