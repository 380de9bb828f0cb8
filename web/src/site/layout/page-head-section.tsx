import type { ReactNode } from 'react';
import { Mural } from '#site/drawings/mural.tsx';

type PageHeadSectionProps = {
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
};

/** The top of every page but the first: title, one sentence, a piece of the wall. */
export function PageHeadSection({ title, lead, children }: PageHeadSectionProps) {
  return (
    <section className="page-top">
      <div className="wrap">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
      <Mural className="page-top-mural" viewBox="0 40 200 120" align="xMinYMin" />
    </section>
  );
}
