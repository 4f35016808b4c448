export const importLevels = ['SIMPLE', 'COMPLETE', 'CC_SIMPLE', 'CC_COMPLETE'] as const
export type ImportLevel = (typeof importLevels)[number]

/** The name of each level in the address of its screen. */
export const levelSlugs: Readonly<Record<ImportLevel, string>> = {
  SIMPLE: 'cantines-et-diagnostics-simples',
  COMPLETE: 'cantines-et-diagnostics-complets',
  CC_SIMPLE: 'cuisine-centrale-diagnostics-simples',
  CC_COMPLETE: 'cuisine-centrale-diagnostics-complets',
}
