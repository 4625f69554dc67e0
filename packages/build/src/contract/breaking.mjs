import ts from 'typescript';

/**
 * Direction of a value: given by the shell, or taken from a section. A given value may gain members. A taken value may
 * need fewer members than before.
 * @typedef {'given' | 'taken'} Side
 *
 * @typedef {object} Comparison
 * @property {ts.TypeChecker} checker
 * @property {string[]} found messages for the breaking changes
 * @property {Set<string>} seen
 */

/** Expands type aliases. */
const SPELT_OUT = ts.TypeFormatFlags.InTypeAlias;
/** Maximum comparison depth. No type in the baseline is nested this deeply. */
const DEEPEST = 12;

/** @type {Record<Side, Side>} */
const OTHER = { given: 'taken', taken: 'given' };

/** @param {ts.Type} type */
const isForeign = (type) =>
  (type.aliasSymbol ?? type.symbol)?.declarations?.some((one) =>
    one.getSourceFile().fileName.includes('/node_modules/'),
  );

/** Detects types such as `Partial<…>`, whose members come from the mapped type. @param {ts.Type} type */
const isMapped = (type) => Boolean(/** @type {ts.ObjectType} */ (type).objectFlags & ts.ObjectFlags.Mapped);

/**
 * Reports whether the members of a type are compared, i.e. whether the type is declared in this repository.
 * @param {ts.Type} type
 */
const isOurs = (type) =>
  Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) && (isMapped(type) || !isForeign(type));

/** Returns the element type of an array or a tuple. @param {ts.TypeChecker} checker @param {ts.Type} type */
const itemOf = (checker, type) =>
  checker.isArrayType(type) || checker.isTupleType(type)
    ? checker.getIndexTypeOfType(type, ts.IndexKind.Number)
    : undefined;

/** @param {ts.Symbol} symbol */
const isOptional = (symbol) => Boolean(symbol.flags & ts.SymbolFlags.Optional);

/** @param {ts.Type} type */
const idOf = (type) => /** @type {ts.Type & { id: number }} */ (type).id;

/** Returns the type's flags for null and undefined. @param {ts.Type} type */
const nothingIn = (type) =>
  (type.isUnion() ? type.types : [type]).reduce(
    (flags, one) => flags | (one.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)),
    0,
  );

/**
 * Returns the constraint of a type parameter. Returns other types unchanged.
 * @param {ts.TypeChecker} checker @param {ts.Type} type
 */
const boundOf = (checker, type) => checker.getBaseConstraintOfType(type) ?? type;

/**
 * Reports whether a type depends on a call's type arguments.
 * @param {ts.TypeChecker} checker @param {ts.Type} type @returns {boolean}
 */
function isGeneric(checker, type) {
  if (type.flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.IndexedAccess)) return true;
  const isReference =
    type.flags & ts.TypeFlags.Object && /** @type {ts.ObjectType} */ (type).objectFlags & ts.ObjectFlags.Reference;
  if (!isReference) return false;
  return checker.getTypeArguments(/** @type {ts.TypeReference} */ (type)).some((one) => isGeneric(checker, one));
}

/**
 * Compares values without members: a given value may only become narrower, and a taken one only wider.
 * @param {Comparison} comparison @param {string} path @param {ts.Type} before @param {ts.Type} after @param {Side} side
 */
function compareLeaf({ checker, found }, path, before, after, side) {
  const [from, to] = side === 'given' ? [after, before] : [before, after];
  if (checker.isTypeAssignableTo(from, to)) return;
  const [was, is] = [before, after].map((type) => checker.typeToString(type, undefined, SPELT_OUT));
  if (was === is && isGeneric(checker, before)) return;
  found.push(`${path} was ${was}, and is ${is}`);
}

/**
 * @param {Comparison} comparison @param {string} path @param {ts.Signature} before @param {ts.Signature} after
 * @param {Side} side
 */
function compareCall(comparison, path, before, after, side) {
  const { checker, found } = comparison;
  const were = before.getParameters();
  const are = after.getParameters();
  /** @param {ts.Symbol} parameter */
  const mayBeLeft = ({ valueDeclaration: node }) => node && ts.isParameter(node) && checker.isOptionalParameter(node);
  const needed = are.slice(were.length).find((parameter) => !mayBeLeft(parameter));
  const dropped = were.slice(are.length)[0];
  if (side === 'given' && needed) found.push(`${path} needs another argument, ${needed.name}`);
  if (dropped) found.push(`${path} takes no ${dropped.name} any more`);
  were.forEach((was, index) => {
    const is = are[index];
    if (!is) return;
    if (side === 'given' && mayBeLeft(was) && !mayBeLeft(is)) found.push(`${path} needs its ${is.name}`);
    const from = checker.getTypeOfSymbol(was);
    const to = checker.getTypeOfSymbol(is);
    compare(comparison, `${path}(${was.name})`, from, to, OTHER[side]);
  });
  // A function that returned void may now return a value, because callers ignore it.
  if (side === 'given' && before.getReturnType().flags & ts.TypeFlags.Void) return;
  compare(comparison, `${path}()`, before.getReturnType(), after.getReturnType(), side);
}

/**
 * @param {Comparison} comparison @param {string} path @param {ts.Type} before @param {ts.Type} after @param {Side} side
 */
function compareMembers(comparison, path, before, after, side) {
  const { checker, found } = comparison;
  for (const was of checker.getPropertiesOfType(before)) {
    const is = checker.getPropertyOfType(after, was.name);
    const name = `${path}.${was.name}`;
    if (!is) {
      found.push(`${name} is gone`);
      continue;
    }
    if (side === 'given' && isOptional(is) && !isOptional(was)) found.push(`${name} may be missing`);
    if (side === 'taken' && isOptional(was) && !isOptional(is)) found.push(`${name} is needed`);
    compare(comparison, name, checker.getTypeOfSymbol(was), checker.getTypeOfSymbol(is), side);
  }
  const [one, other] = [before, after].map((type) => checker.getIndexTypeOfType(type, ts.IndexKind.String));
  if (one && other) compare(comparison, `${path}[]`, one, other, side);
  if (side === 'given') return;
  for (const is of checker.getPropertiesOfType(after))
    if (!checker.getPropertyOfType(before, is.name) && !isOptional(is)) found.push(`${path}.${is.name} is needed`);
}

/**
 * Adds a message for each change that breaks code built against the previous type.
 * @param {Comparison} comparison @param {string} path the name in messages
 * @param {ts.Type} was @param {ts.Type} is @param {Side} side
 */
export function compare(comparison, path, was, is, side) {
  const { checker, seen } = comparison;
  const [before, after] = [was, is].map((type) => checker.getNonNullableType(boundOf(checker, type)));
  const key = `${side} ${idOf(was)} ${idOf(is)}`;
  if (!before || !after || seen.has(key) || path.split(/[.(]/).length > DEEPEST) return;
  seen.add(key);
  const item = itemOf(checker, before);
  const other = itemOf(checker, after);
  if (item && other) return compare(comparison, `${path}[]`, item, other, side);
  if (!isOurs(before) || !isOurs(after))
    return compareLeaf(comparison, path, boundOf(checker, was), boundOf(checker, is), side);
  if (nothingIn(was) !== nothingIn(is)) compareLeaf(comparison, path, was, is, side);
  const [call, now] = [before, after].map((type) => type.getCallSignatures()[0]);
  if (call && now) compareCall(comparison, path, call, now, side);
  else if (call) comparison.found.push(`${path} cannot be called any more`);
  compareMembers(comparison, path, before, after, side);
}
