import type { ReactNode } from 'react';

type ClosingBandProps = {
  readonly title: string;
  readonly lead: string;
  /** One solid button, and at most one beside it. */
  readonly children: ReactNode;
};

export function ClosingBand({ title, lead, children }: ClosingBandProps) {
  return (
    <section className="section band">
      <div className="wrap closing">
        <div>
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        <div className="actions">{children}</div>
      </div>
    </section>
  );
}
