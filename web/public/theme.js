// Runs before the first paint, as a file of its own because the page allows no inline script.
// web/src/ui/theme/color-mode.ts keeps the choice up to date from here on.
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem('portal.theme');
  } catch (refused) {
    // Some private windows refuse storage: the system's theme stands. The app cannot start there, and this is all that
    // is left to say so.
    document.addEventListener('DOMContentLoaded', sayWhy, { once: true });
  }
  var isDark = choice ? choice === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.toggle('dark', isDark);

  function sayWhy() {
    document.getElementById('root').textContent =
      'Este navegador não deixa o portal guardar dados, como em algumas janelas privadas: abra o portal em uma janela comum.';
  }
})();
