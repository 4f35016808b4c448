/** The named properties of a value, in the order of the names. */
export const pick = <Value extends object, Name extends keyof Value>(
  value: Value,
  names: readonly Name[],
): Pick<Value, Name> => Object.fromEntries(names.map(name => [name, value[name]])) as Pick<Value, Name>
