import { fileKinds } from '@ma-cantine/lib'
import {
  addAnswer,
  type ChooserAnswers,
  canStepBack,
  chooserQuestions,
  chooserState,
  readAnswers,
  stepBack,
  writeAnswers,
} from '@ma-cantine/lib/imports/import-chooser'
import { chooserWords } from '@ma-cantine/lib/imports/import-chooser-words'
import { importLevels, levelSlugs } from '@ma-cantine/lib/imports/import-levels'
import {
  canteensOfFile,
  importOutcomes,
  isStaffKind,
  outcomeKinds,
  outcomeOfKind,
} from '@ma-cantine/lib/imports/import-outcome'
import { describe, expect, test } from 'vitest'

const describeState = (text: string): string => {
  const state = chooserState(readAnswers(text) ?? [])
  if (!state) return 'nothing'
  return state.kind === 'question' ? `${state.step} ${state.question}` : state.outcome
}

/** Every way through the chooser, from no answer to an outcome, with the state at each step. */
function* everyWay(answers: ChooserAnswers = []): Generator<ChooserAnswers> {
  yield answers
  if (chooserState(answers)?.kind !== 'question') return
  for (const answer of [true, false]) yield* everyWay(addAnswer(answers, answer))
}

describe('the import chooser', () => {
  test('follows every way of the specification', () => {
    expect(
      Object.fromEntries([...everyWay()].map(answers => [writeAnswers(answers), describeState(writeAnswers(answers))])),
    ).toEqual({
      '': '1 hasCanteens',
      non: 'CANTEENS',
      oui: '2 importPurchases',
      'oui,oui': 'PURCHASES',
      'oui,non': '3 importDiagnostics',
      'oui,non,non': 'CANTEENS',
      'oui,non,oui': '4 isCentralKitchen',
      'oui,non,oui,oui': '5 hasSatelliteData',
      'oui,non,oui,oui,oui': '6 hasDetailedDiagnosticData',
      'oui,non,oui,oui,oui,oui': 'COMPLETE',
      'oui,non,oui,oui,oui,non': 'SIMPLE',
      'oui,non,oui,oui,non': '6 hasDetailedDiagnosticData',
      'oui,non,oui,oui,non,oui': 'CC_COMPLETE',
      'oui,non,oui,oui,non,non': 'CC_SIMPLE',
      'oui,non,oui,non': '6 hasDetailedDiagnosticData',
      'oui,non,oui,non,oui': 'COMPLETE',
      'oui,non,oui,non,non': 'SIMPLE',
    })
  })

  test('leads to every import but that of a recap, which comes from somebody else', () => {
    const outcomes = [...everyWay()]
      .map(answers => chooserState(answers))
      .flatMap(state => (state?.kind === 'outcome' ? [state.outcome] : []))
    expect(new Set(outcomes)).toEqual(new Set(importOutcomes.filter(outcome => outcome !== 'RECAP')))
  })

  test('goes back to the last answered question: from the sixth to the fourth when the fifth was skipped', () => {
    for (const answers of everyWay()) {
      for (const answer of [true, false]) {
        if (chooserState(answers)?.kind === 'question') expect(stepBack(addAnswer(answers, answer))).toEqual(answers)
      }
    }
    expect(chooserState(stepBack([true, false, true, false]))).toMatchObject({ step: 4 })
  })

  test('cannot go back from the first question, nor from its outcome', () => {
    const stuck = [...everyWay()].filter(answers => !canStepBack(answers)).map(writeAnswers)
    expect(stuck).toEqual(['', 'non'])
  })

  test('has no state for more answers than questions', () => {
    for (const answers of everyWay()) {
      if (chooserState(answers)?.kind === 'outcome') expect(chooserState(addAnswer(answers, true))).toBeNull()
    }
  })

  test('reads answers in French and in English, and writes them in French; other words are no answer', () => {
    expect(readAnswers('Oui, NON,o,n')).toEqual([true, false, true, false])
    expect(readAnswers('yes,no,y,n')).toEqual([true, false, true, false])
    expect(readAnswers('')).toEqual([])
    expect(readAnswers('oui,peut-être')).toBeNull()
    expect(readAnswers('oui,')).toBeNull()
  })
})

describe('the words of the chooser', () => {
  test('are those of the specification, to the letter', () => {
    const { questions, back, retry } = chooserWords.fr
    expect(chooserQuestions.map(name => questions[name].title)).toEqual([
      'Cantines',
      'Achats',
      'Bilans',
      'Livreur de repas',
      'Cantines satellites',
      'Déclaration détaillée',
    ])
    expect(chooserQuestions.map(name => questions[name].question)).toEqual([
      'Est-ce que vos cantines sont déjà existantes sur la plateforme ma cantine ?',
      'Souhaitez-vous importer des achats ?',
      'Souhaitez-vous créer et/ou mettre à jour des bilans pour vos cantines ?',
      'Est-ce que un ou plusieurs de ces établissements livrent des repas aux cantines ?',
      "Est-ce que vous connaissez les totaux d'approvisionnement par cantine satellite ?",
      'Est-ce que vous connaissez les totaux des achats par famille de produit et par label de qualité ?',
    ])
    expect([back, retry]).toEqual(["Revenir à l'étape précédente", 'Réessayer'])
  })
})

describe('an import', () => {
  test('takes files of its kinds, and each kind has one import', () => {
    for (const kind of fileKinds) expect(outcomeKinds[outcomeOfKind(kind)]).toContain(kind)
    expect(fileKinds.filter(isStaffKind)).toEqual([
      'cantines_admin',
      'cantines_2026_gestionnaires',
      'diagnostics_admin',
    ])
  })

  test('says which files create canteens, and which only name stored ones', () => {
    expect(fileKinds.filter(kind => canteensOfFile(kind) === 'new')).toEqual(['cantines_2026_creer'])
    expect(fileKinds.filter(kind => canteensOfFile(kind) === 'stored')).toEqual([
      'achats',
      'achats_2026_siret',
      'achats_2026_id',
      'cantines_2026_modifier',
      'cantines_2026_gestionnaires',
      'diagnostics_2026_siret',
      'diagnostics_2026_id',
      'diagnostics_complets_2026',
      'recapitulatif_fournisseur',
    ])
  })

  test('of a level has the slug of the specification', () => {
    expect(importLevels.map(level => levelSlugs[level])).toEqual([
      'cantines-et-diagnostics-simples',
      'cantines-et-diagnostics-complets',
      'cuisine-centrale-diagnostics-simples',
      'cuisine-centrale-diagnostics-complets',
    ])
  })
})
