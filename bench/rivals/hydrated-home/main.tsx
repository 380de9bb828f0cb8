import { hydrateRoot } from 'react-dom/client';
import '#site/styles/site.css';
import { Home } from './home.tsx';

/** The usual way: the server's HTML, and the whole page once more in the browser. */
const root = document.getElementById('root');
if (root !== null) hydrateRoot(root, <Home />);
