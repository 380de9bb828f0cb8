import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { homePage } from '#site/home/home-page.tsx';
import { PageHead } from '#site/page-head.tsx';
import { Home } from './home.tsx';

export const head = renderToStaticMarkup(<PageHead page={homePage} />);
export const page = renderToString(<Home />);
