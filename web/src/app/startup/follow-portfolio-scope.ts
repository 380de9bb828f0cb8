import type { PortalDatabase } from '#data/local/portal-database.ts';
import { hearPortfolioScope } from '#data/portfolio/portfolio.ts';
import { readKeptFirm, watchKeptFirm } from '#session/firm/kept-firm.ts';

/** Puts what the firm says of its devices where the engine sees it. Returns how to stop. */
export function followPortfolioScope(db: PortalDatabase): () => void {
  const hear = () => {
    const firm = readKeptFirm();
    // A database that fails is told on the screens; what it had holds on.
    if (firm !== null) void hearPortfolioScope(db, firm.portfolio_scope === true).catch(() => undefined);
  };
  hear();
  return watchKeptFirm(hear);
}
