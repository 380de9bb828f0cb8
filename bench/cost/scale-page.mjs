import { tables } from './month.mjs';

/** The page with its tables as these counts make them: each is between two marks of its name. */
export const withTables = (page, stories) =>
  Object.entries(tables(stories)).reduce(
    (text, [name, table]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`),
        (_all, begin, end) => `${begin}\n${table}\n\n${end}`,
      ),
    page,
  );
