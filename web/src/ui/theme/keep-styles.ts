import type { SystemContext, SystemStyleObject } from '@chakra-ui/react';
import { once } from '@portal/domain';

/** Answers from what is kept, or makes it and keeps it. */
export type Kept = <Answer>(group: string, asked: string, make: () => Answer) => Answer;

/** A recipe that can be drawn: what is used of Chakra's, whose types follow each variant. */
type Cva = {
  (variants?: object): object;
  readonly config: object;
  merge(other: Cva): Cva;
};
type Recipe = { className?: string; variants?: object };

/** A component that the theme has no recipe of. */
const UNSTYLED: Recipe = {};

/**
 * The same system, which keeps what it worked out, and is itself made when something is asked that is not kept. By itself it
 * reads the recipe of an element anew at each drawing of each element, and finds what it knows of a style by spelling the
 * style out: the larger part of a first screen's time.
 *
 * Nothing that is given here is changed afterwards: styles are constants of a module, or made for one drawing.
 */
export function keepStyles(
  made: () => SystemContext,
  recipes: Record<string, object>,
  kept: Kept,
): SystemContext {
  const spelled = (styles: readonly object[]) =>
    kept('css', JSON.stringify(styles), () => made().css(...(styles as SystemStyleObject[])));
  const cssOf = byIdentity((style: object) => spelled([style]));

  const cva: (recipe: object) => Cva = byIdentity((recipe: Recipe) => {
    const group = JSON.stringify(recipe);
    const real = once(() => (made().cva as unknown as (recipe: object) => Cva)(recipe));
    const drawn = (variants: object = {}) => kept(group, JSON.stringify(variants), () => real()(variants));
    const own = {
      __cva__: true,
      config: recipe,
      className: recipe.className,
      variantKeys: Object.keys(recipe.variants ?? {}),
      merge: byIdentity((other: Cva) =>
        cva(kept(group, `+${JSON.stringify(other.config)}`, () => real().merge(other).config)),
      ),
    };
    return withRest(Object.assign(drawn, own), real);
  });

  const own = {
    cva,
    css: (...styles: unknown[]) => {
      const filled = styles.filter(isFilled);
      return filled.length === 1 ? cssOf(filled[0] as object) : spelled(filled);
    },
    isValidProperty: byName((name) => kept('names', name, () => made().isValidProperty(name))),
    getRecipeFn: (name: string) => cva(recipes[name] ?? UNSTYLED),
    layers: { atRule: kept('page', 'layers', () => made().layers.atRule) },
    _global: kept('page', 'all', () => made()._global),
    _config: {},
  };
  return withRest(own, made) as unknown as SystemContext;
}

/** What `own` lacks is asked of the real one. */
function withRest<Own extends object>(own: Own, real: () => object): Own {
  return new Proxy(own, {
    get: (_, name) => (name in own ? Reflect.get(own, name) : Reflect.get(real(), name)) as unknown,
  });
}

const isFilled = (style: unknown): style is object =>
  typeof style === 'object' && style !== null && Object.keys(style).length > 0;

function byIdentity<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const kept = new WeakMap<Of, Made>();
  return (of) => {
    const known = kept.get(of);
    if (known !== undefined) return known;
    const made = make(of);
    kept.set(of, made);
    return made;
  };
}

function byName(ask: (name: string) => boolean): (name: string) => boolean {
  const kept = new Map<string, boolean>();
  return (name) => {
    const known = kept.get(name) ?? ask(name);
    kept.set(name, known);
    return known;
  };
}
