import { paths } from '#config/paths.ts';

/** The search param that names the template. */
export const TEMPLATE_PARAM = 'modelo';

export const askManyPath = (templateId: string): string =>
  `${paths.admin.askMany}?${TEMPLATE_PARAM}=${templateId}`;
