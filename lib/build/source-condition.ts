/**
 * The condition under which `@ma-cantine/lib` resolves to its sources instead of what is built of them: for bundlers, and
 * for tests, which must never pass on an old build.
 */
export const sourceCondition = 'ma-cantine-source'
