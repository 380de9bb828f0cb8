import { closing } from './masked.mjs';

/** What a condition reads like where a function answers with one alone. */
const ANSWERS_YES_OR_NO = /[=!<>]=|[<>]|\b(in|is)\b|\.(matches|hasOnly)\(|\bexists\(|^!?is[A-Z]/;

/**
 * Every operand of && and || as `{from, to, put}`: what is put in its place takes it away. A condition with no
 * operator, a comparison, a size, a type, is an operand of its own.
 */
export function findConditions(code) {
  const asked = [...code.matchAll(/\ballow [^:;]*:\s*if\s([^;]*);/g)].map((found) => rangeOf(found));
  const answered = [...code.matchAll(/\breturn\s([^;]*);/g)].map((found) => rangeOf(found));
  return [
    ...asked.flatMap((range) => within(code, range, true)),
    ...answered.flatMap((range) => within(code, range, ANSWERS_YES_OR_NO.test(withoutCalls(code, range)))),
  ];
}

const rangeOf = ({ 0: whole, 1: inner, index }) => {
  const from = index + whole.lastIndexOf(inner);
  return { from, to: from + inner.length };
};

function within(code, range, isCondition = false) {
  const { from, to } = trimmed(code, range);
  for (const [operator, put] of [
    ['||', 'false'],
    ['&&', 'true'],
  ]) {
    const operands = split(code, { from, to }, operator).map((part) => trimmed(code, part));
    if (operands.length > 1) return operands.flatMap((part) => [{ ...part, put }, ...within(code, part)]);
  }
  const inner = code[from] === '(' && closing(code, from) === to - 1;
  if (inner) return within(code, { from: from + 1, to: to - 1 }, isCondition);
  return isCondition ? [{ from, to, put: 'true' }] : [];
}

function split(code, { from, to }, operator) {
  const parts = [];
  let begin = from;
  for (let at = from; at < to; at += 1) {
    if ('([{'.includes(code[at])) at = closing(code, at);
    else if (code.startsWith(operator, at)) {
      parts.push({ from: begin, to: at });
      begin = at + operator.length;
    }
  }
  return [...parts, { from: begin, to }];
}

function trimmed(code, { from, to }) {
  const text = code.slice(from, to);
  return { from: to - text.trimStart().length, to: from + text.trimEnd().length };
}

/** Without arguments: `get(/a/$(b))` compares nothing. */
const withoutCalls = (code, { from, to }) => {
  let text = code.slice(from, to).trim();
  for (let shorter = ''; shorter !== text;) {
    shorter = text;
    text = text.replace(/\((?!\))[^()]*\)/g, '()');
  }
  return text.replaceAll('()', '(');
};
