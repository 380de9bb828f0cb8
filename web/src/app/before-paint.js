// Runs before the first paint: the build puts it into the page, where it costs no request, and the content security policy lets
// it in by its hash (firebase.json).
// web/src/ui/theme/color-mode.ts keeps the choice up to date from here on.
(function () {
  var choice = null;
  var isRefused = false;
  try {
    choice = localStorage.getItem('portal.theme');
  } catch (refused) {
    // Some private windows refuse storage: the system's theme is used. The app cannot start there, and this is all that
    // is left to say so.
    isRefused = true;
    document.addEventListener('DOMContentLoaded', sayWhy, { once: true });
  }
  var isDark = choice ? choice === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.toggle('dark', isDark);
  if (!isRefused) prepareFirstScreen();

  // The build writes down which they are (web/build/preload-first-screen.ts, which says why they come as scripts). Who is
  // not signed in needs none of them yet.
  function prepareFirstScreen() {
    var role = /"role":"(\w+)"/.exec(localStorage.getItem('portal.session'));
    if (role === null) return;
    openStore();
    ['first', role[1] === 'client' ? 'portal' : 'panel'].forEach(function (part) {
      var scripts = document.querySelector('meta[name="' + part + '-scripts"]');
      if (scripts !== null) scripts.content.split(' ').forEach(fetchScript);
    });
  }

  // A browser opens its store of databases at the first question that it is asked. With years of rows that takes as long as all
  // scripts together, and needs none of them.
  function openStore() {
    var store = typeof indexedDB === 'undefined' ? null : indexedDB;
    if (store && store.databases) store.databases().catch(function () {});
  }

  function fetchScript(path) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = '';
    link.fetchPriority = 'low';
    link.href = path.replace(/^(?!\/)/, '/');
    document.head.append(link);
  }

  function sayWhy() {
    document.getElementById('root').textContent =
      'Este navegador não deixa o portal guardar dados, como em algumas janelas privadas: abra o portal em uma janela comum.';
  }
})();
