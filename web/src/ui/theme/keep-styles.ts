import type { SystemContext } from '@chakra-ui/react';

/**
 * The same system, which keeps what it worked out. By itself it reads the recipe of an element anew at each drawing of each
 * element, and finds what it knows of a style by spelling the style out: the larger part of a first screen's time.
 *
 * Nothing that is given here is changed afterwards: styles are constants of a module, or made for one drawing.
 */
export function keepStyles(system: SystemContext): SystemContext {
  const cvaOf = byIdentity(system.cva);
  const cssOf = byIdentity(system.css);
  const css: SystemContext['css'] = (first, ...rest) =>
    isFilled(first) && !rest.some(isFilled) ? cssOf(first) : system.css(first, ...rest);
  return {
    ...system,
    // What is kept for a recipe is what the system made of it: its variants are the recipe's own.
    cva: cvaOf as SystemContext['cva'],
    css,
    isValidProperty: byName(system.isValidProperty),
  };
}

const isFilled = (style: unknown): style is object =>
  typeof style === 'object' && style !== null && Object.keys(style).length > 0;

function byIdentity<Made>(make: (of: object) => Made): (of: object) => Made {
  const kept = new WeakMap<object, Made>();
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
