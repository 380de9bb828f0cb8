/** Opens and closes the menu on small screens; choosing anything in it closes it. */
export function watchMenu(root: ParentNode): void {
  const header = root.querySelector<HTMLElement>('.site-header');
  const button = header?.querySelector<HTMLButtonElement>('.menu-button');
  const menu = header?.querySelector<HTMLElement>('#menu');
  if (header == null || button == null || menu == null) return;

  const isOpen = () => header.dataset['menu'] === 'open';
  const show = (open: boolean) => {
    header.dataset['menu'] = open ? 'open' : 'closed';
    button.setAttribute('aria-expanded', String(open));
    const name = button.querySelector('.sr-only');
    if (name !== null) name.textContent = open ? 'Fechar menu' : 'Abrir menu';
  };
  button.addEventListener('click', () => show(!isOpen()));
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a') !== null) show(false);
  });
  header.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    show(false);
    button.focus();
  });
}
