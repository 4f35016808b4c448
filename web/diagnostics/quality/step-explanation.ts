import type { QualityStep } from '@ma-cantine/lib/diagnostics/quality-steps'
import type { useQualityWords } from './words/quality-words.ts'

type Groups = ReturnType<typeof useQualityWords>['groups']

export function explanationOf({ slug, label }: QualityStep, groups: Groups): string | null {
  if (label?.property === 'Local') return groups.local
  if (label?.group === 'origin') return groups.origin
  if (label?.property === 'NonEgalim') return groups.nonEgalim
  if (label) return groups.label
  const ofSlug: Readonly<Record<string, string>> = {
    'valeurs-totales-bio-siqo': groups.simpleBio,
    'valeurs-totales-autres': groups.simpleOthers,
    'valeurs-totales-viandes-volailles': groups.meat,
    'valeurs-totales-mer-aquaculture': groups.fish,
    'valeurs-totales-viandes-aquaculture': groups.detailedTotals,
    'parts-equitables-et-francaises': groups.partsOfTotals,
    'bio-dont-commerce-equitable': groups.partsOfOrganic,
  }
  return ofSlug[slug] ?? null
}
