// Runs in /auth right after the form that came with the page: the build puts it there, and the content security policy lets it
// in by its hash (firebase.json). What is typed and pressed before the app is here waits for it (take-over.ts).
(function () {
  var form = document.getElementById('prerendered');
  var isWanted = false;
  try {
    // Who is signed in is led on.
    isWanted = localStorage.getItem('portal.session') === null;
  } catch (refused) {
    // The app cannot start, and the page says why.
  }
  if (!isWanted) return form.remove();

  form.addEventListener('submit', function (event) {
    event.preventDefault();
  });
  var submit = form.querySelector('button[type=submit]');
  var label = submit.textContent;
  function setBusy(isBusy) {
    submit.textContent = isBusy ? 'Entrando...' : label;
    submit.disabled = isBusy;
  }
  var isLost = false;
  // Enter in a field presses the form's button too.
  form.addEventListener('click', function (event) {
    var button = event.target.closest('button');
    if (button === null) return;
    form.dataset.pressed = Array.prototype.indexOf.call(form.querySelectorAll('button'), button);
    if (button === submit && !isLost) setBusy(true);
  });
  window.addEventListener(
    'error',
    function (event) {
      if (event.target.tagName !== 'SCRIPT' || !form.isConnected || isLost) return;
      isLost = true;
      setBusy(false);
      var told = document.createElement('p');
      told.setAttribute('role', 'alert');
      told.textContent = 'O portal não carregou. Confira a conexão e abra esta página de novo.';
      form.querySelector('form').append(told);
    },
    true,
  );
})();
