/**
 * The rules that depend on the civil year of the data. Each rule is a list of lines in the order of years: a line holds
 * from its year on, until the year of the next one.
 */
type Lines<Value> = readonly [
  readonly [year: typeof always, value: Value],
  ...(readonly [year: number, value: Value])[],
]

const always = 0

const allFamilies = [
  'ViandesVolailles',
  'ProduitsDeLaMer',
  'FruitsEtLegumes',
  'Charcuterie',
  'ProduitsLaitiers',
  'Boulangerie',
  'Boissons',
  'Autres',
] as const

export const yearRules = {
  /**
   * The characteristics that make a purchase count as French: it needs one of them, and counts once. As the public service
   * since its release 2026.37 of June 2026, except that the meat of 2025 follows the rule of all other families.
   */
  french: [
    [always, ['FRANCE']],
    [2025, ['FRANCE', 'SHORT_DISTRIBUTION', 'LOCAL']],
    [2026, ['FRANCE']],
  ],
  /**
   * Whether equivalent products count with externalities and performance, meat and fish in conversion to organic farming
   * for EGalim, and purchases without characteristics as products without a label. The public service of June 2026 counts
   * so, that of June 2025 did not: the years that were declared by then keep their sums.
   */
  hasWideEgalim: [
    [always, false],
    [2025, true],
  ],
  /**
   * Whether the environmental certification of level 2 counts as HVE does: until 31 December 2026 (article L230-5-1 of
   * the rural code). One characteristic stands for both, so that no calculation tells them apart.
   */
  levelTwoCounts: [
    [always, true],
    [2027, false],
  ],
  /**
   * Whether reports ask for the parts of amounts that formats of 2026 added (`diagnostics/included-amounts.ts`): of fair
   * trade, and of French origin by family. The year 2026 is the first declared with them on the public service.
   */
  asksForParts: [
    [always, false],
    [2026, true],
  ],
  /** The share of meat, and of fish, to buy of quality, in percent (article L230-5-1, changed by the climate act). */
  meatAndFishGoal: [
    [always, null],
    [2024, 60],
  ],
  /** Whether a question left without an answer counts as no: the public service stores no unknown answer before 2023. */
  silenceIsNo: [
    [always, true],
    [2023, false],
  ],
  /**
   * The amounts that a report must give before it is declared, besides a total above 0: an empty one is not known, 0 is
   * none. `labels` has the families of each label of a detailed report. As the public service of June 2026, whose files
   * of 2026 require the same columns; before, the total was enough.
   */
  compulsoryAmounts: [
    [always, { simple: [], detailed: [], labels: {} }],
    [
      2025,
      {
        simple: [
          'valueBioHt',
          'valueSustainableHt',
          'valueEgalimOthersHt',
          'valueMeatPoultryHt',
          'valueMeatPoultryEgalimHt',
        ],
        detailed: ['valueMeatPoultryHt', 'valueFishHt'],
        labels: {
          Bio: allFamilies,
          LabelRouge: allFamilies.filter(family => family !== 'Boissons'),
          AocaopIgpStg: allFamilies,
          Hve: allFamilies,
          Rup: allFamilies,
          CommerceEquitable: allFamilies,
          Fermier: ['ViandesVolailles', 'Charcuterie', 'ProduitsLaitiers'],
        },
      },
    ],
  ],
} as const satisfies Readonly<Record<string, Lines<unknown>>>

type YearRules = typeof yearRules
type Value<Name extends keyof YearRules> = YearRules[Name][number][1]

/** What a rule says of a year of data. */
export function ruleOf<Name extends keyof YearRules>(name: Name, year: number): Value<Name> {
  const lines = yearRules[name] as Lines<Value<Name>>
  const [, value] = lines.findLast(([from]) => from <= year) ?? lines[0]
  return value
}

/** The last year of data before a rule changes for the last time. */
export const lastYearBefore = (name: keyof YearRules): number => (yearRules[name].at(-1)?.[0] ?? always) - 1
