/**
 * The export condition under which `@ma-cantine/lib` resolves to its sources instead of its build: for bundlers, and for
 * tests, which must never pass on an old build.
 */
export const sourceCondition = 'ma-cantine-source'
