import { compulsoryAmounts } from '@ma-cantine/lib/diagnostics/missing-amounts'
import { frDeclaredWords } from '@ma-cantine/lib/teledeclaration/declared-words'
import { enDeclaredWords } from '@ma-cantine/lib/teledeclaration/en-declared-words'
import { namesOfMissingAmounts } from '@ma-cantine/lib/teledeclaration/missing-amount-names'
import { teledeclarationRefusals } from '@ma-cantine/lib/teledeclaration/teledeclaration-refusals'
import { expect, test } from 'vitest'

test('the missing amounts of a detailed report are named label by label', () => {
  const all = compulsoryAmounts(2025, 'COMPLETE')
  expect(namesOfMissingAmounts(all, frDeclaredWords, 'fr')).toEqual([
    'Total des achats alimentaires',
    'Viandes et volailles',
    'Poissons et produits aquatiques',
    'Bio (toutes les familles)',
    'Label rouge (toutes les familles)',
    'AOC, AOP, IGP, STG (toutes les familles)',
    'Certification environnementale, HVE (toutes les familles)',
    'Région ultrapériphérique (toutes les familles)',
    'Commerce équitable (toutes les familles)',
    'Fermier (toutes les familles)',
  ])
  const some = ['valueFishHt', 'valueBoissonsBio', 'valueAutresBio'] as const
  expect(namesOfMissingAmounts(some, enDeclaredWords, 'en')).toEqual([
    'Fish and aquatic products',
    'Organic (drinks, other products)',
  ])
})

test('the refusal of a declaration names what is missing, and the total alone as before', () => {
  const refusal = (...missing: Parameters<typeof namesOfMissingAmounts>[0]) =>
    teledeclarationRefusals('missing-amounts', missing)
  expect(refusal('valueTotalHt').in('fr')).toBe(
    'Le total des achats manque : renseignez-le dans la mesure « Qualité des produits » du bilan.',
  )
  expect(refusal('valueBioHt', 'valueMeatPoultryHt').in('fr')).toBe(
    'Il manque des montants dans la mesure « Qualité des produits » du bilan : Produits bio ; Viandes et volailles. Renseignez-les, et écrivez 0 là où vous n’avez rien acheté.',
  )
  expect(refusal('valueBioHt').in('en')).toContain('Organic products. Give them, and write 0')
})
