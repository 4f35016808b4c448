import { type FileKind, schemaOf } from '@ma-cantine/lib'
import { canteenFormats } from '@ma-cantine/lib/canteens/canteen-formats'
import { needsLineMinistry2026, sectors } from '@ma-cantine/lib/canteens/sectors'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import { describe, expect, test } from 'vitest'
import { check, file, listErrors } from '../../support/files.ts'

const kinds = ['cantines_2026_creer', 'cantines_2026_modifier'] as const satisfies readonly FileKind[]

const kitchen = '26566234910966'
const satellite = { type_production: 'Restaurant satellite' }
const prison = { secteurs: 'Restaurants des prisons' }

describe.each(kinds)('a file of %s', kind => {
  const errors = async (cells: Record<string, string>) => listErrors(await check(file(kind, [cells])))

  test.each<[string, Record<string, string>]>([
    ['a complete row', {}],
    ['a satellite with its central kitchen', { ...satellite, siret_cuisine_centrale: kitchen }],
    ['a satellite without its central kitchen', satellite],
    ['codes in place of names', { type_production: 'site', type_gestion: 'conceded', modèle_économique: 'private' }],
    ['the fewest meals', { nombre_repas_jour: '3', nombre_repas_an: '420' }],
    ['three sectors, with spaces around commas', { secteurs: ' Crèche , Cliniques,Hôpitaux' }],
    ['a sector named twice among four', { secteurs: 'Crèche,Crèche,Cliniques,Hôpitaux' }],
    ['a curly apostrophe in a sector', { secteurs: 'Restaurants d’entreprises' }],
    ['a straight apostrophe in a sector', { secteurs: "Restaurants d'entreprises" }],
    ['a public canteen of the State with its ministry', { ...prison, administration_tutelle: 'Justice' }],
    ['a private canteen of a sector of the State', { ...prison, modèle_économique: 'Privé' }],
    ['more managers', { gestionnaires_additionnels: 'camille@example.org, Dominique@EXAMPLE.com' }],
  ])('accepts %s', async (_, cells) => {
    expect(await errors(cells)).toEqual([])
  })

  test.each<[string, Record<string, string>, string[]]>([
    ['no name', { nom: '' }, ['2 nom required']],
    ['a SIRET with a wrong digit', { siret: '21340172201788' }, ['2 siret siret-check-digit']],
    ['two meals a day', { nombre_repas_jour: '2' }, ['2 nombre_repas_jour minimum']],
    ['419 meals a year', { nombre_repas_an: '419' }, ['2 nombre_repas_an minimum']],
    [
      'as many meals in a year as in a day',
      { nombre_repas_jour: '500', nombre_repas_an: '500' },
      ['2 nombre_repas_an yearly-not-above-daily'],
    ],
    ['no sector', { secteurs: '' }, ['2 secteurs required']],
    ['four sectors', { secteurs: 'Crèche,Cliniques,Hôpitaux,IME / ITEP' }, ['2 secteurs too-many-sectors']],
    ['sectors joined as in 2025', { secteurs: 'Crèche+Cliniques' }, ['2 secteurs enum']],
    ['a central kitchen', { type_production: 'central' }, ['2 type_production enum']],
    [
      'a central kitchen of a restaurant that cooks',
      { siret_cuisine_centrale: kitchen },
      ['2 siret_cuisine_centrale unexpected-delivering-kitchen'],
    ],
    [
      'itself as its central kitchen',
      { ...satellite, siret_cuisine_centrale: '21340172201787' },
      ['2 siret_cuisine_centrale same-as-own-siret'],
    ],
    ['no economic model', { modèle_économique: '' }, ['2 modèle_économique required']],
    ['a public canteen of the State without ministry', prison, ['2 administration_tutelle line-ministry-required']],
    [
      'a private canteen with a ministry',
      { ...prison, modèle_économique: 'Privé', administration_tutelle: 'Justice' },
      ['2 administration_tutelle unexpected-line-ministry'],
    ],
    [
      'a ministry for a sector without',
      { administration_tutelle: 'Justice' },
      ['2 administration_tutelle unexpected-line-ministry'],
    ],
    ['a group of a canteen that cooks its own meals', { groupe_id: '1293' }, ['2 groupe_id unexpected-group']],
    [
      'a wrong address',
      { gestionnaires_additionnels: 'pas une adresse' },
      ['2 gestionnaires_additionnels invalid-email'],
    ],
  ])('refuses %s', async (_, cells, expected) => {
    expect(await errors(cells)).toEqual(expected)
  })

  test('reads a sector without its accents, with a warning', async () => {
    const { warnings, valid } = await check(file(kind, [{ secteurs: 'Creche' }]))
    expect([valid, warnings.map(({ code }) => code)]).toEqual([true, ['listed-value-spelling']])
  })

  test('is told by its header, and is no file of 2025', async () => {
    const content = file(kind, [{}])
    expect((await check(content)).schema?.name).toBe(schemaOf(kind).name)
    expect(listErrors(await check(content, 'cantines'))).toEqual(['0 - other-kind'])
    expect(listErrors(await check(file('cantines', [{}]), kind))).toEqual(['0 - other-kind'])
  })

  test('names in its schema the sectors that need a ministry, and no other', () => {
    const { description = '' } = schemaOf(kind).fields.find(({ name }) => name === 'administration_tutelle') ?? {}
    const flagged = sectors.filter(({ id }) => needsLineMinistry2026('public', [id])).map(({ name }) => name)
    expect(description).toContain(`ces secteurs : ${flagged.join(', ')}.`)
    expect(flagged).toHaveLength(7)
  })
})

const changed = async (cells: Record<string, string>) =>
  listErrors(await check(file('cantines_2026_modifier', [cells])))
const unit = { siret: '', siren_unite_legale: '213401722', code_insee: '34172' }

test.each<[string, Record<string, string>, string[]]>([
  ['of a legal unit, with its town', unit, []],
  ['with the INSEE code of its town beside its SIRET', { code_insee: '34172' }, []],
  ['of a legal unit, without its town', { ...unit, code_insee: '' }, ['2 code_insee insee-code-required']],
  ['with SIRET and SIREN', { siren_unite_legale: '213401722' }, ['2 siret siret-or-siren']],
  ['without SIRET nor SIREN', { siret: '' }, ['2 siret siret-or-siren']],
  ['with a SIREN of eight digits', { ...unit, siren_unite_legale: '21340172' }, ['2 siren_unite_legale pattern']],
  ['without id', { cantine_id: '' }, ['2 cantine_id required']],
])('the change of a canteen %s', async (_, cells, expected) => {
  expect(await changed(cells)).toEqual(expected)
})

test('the change of a canteen may stand once in a file', async () => {
  const rows = [{}, { siret: kitchen }]
  expect(listErrors(await check(file('cantines_2026_modifier', rows)))).toEqual(['3 cantine_id unique'])
})

test('a file of 2025 keeps its own rules', async () => {
  const cells = { secteurs: 'Crèche+Cliniques+Hôpitaux+IME / ITEP', nombre_repas_jour: '1', nombre_repas_an: '1' }
  expect(listErrors(await check(file('cantines', [cells])))).toEqual([])
  const university = { secteurs: 'Supérieur et Universitaire', admin_ministère_tutelle: '' }
  expect(listErrors(await check(file('cantines_admin', [university])))).toEqual([])
  expect(
    listErrors(await check(file('cantines', [{ ...satellite, type_production: 'site_cooked_elsewhere' }]))),
  ).toEqual(['2 siret_livreur_repas delivering-kitchen-required'])
})

test('names and codes of a file of 2026 are read as the stored codes', () => {
  const read: unknown[] = []
  const validation = new Validation({
    tables: canteenFormats.map(({ table }) => table),
    onRecord: draft => {
      const { productionType, managementType, economicModel, lineMinistry, sectors } = draft as Record<string, unknown>
      read.push([productionType, managementType, economicModel, lineMinistry, sectors])
    },
  })
  const rows = [
    { ...satellite, ...prison, administration_tutelle: 'Justice' },
    { siret: kitchen, type_production: 'site', type_gestion: 'Concédée', modèle_économique: 'private' },
  ]
  validation.push(new TextEncoder().encode(file('cantines_2026_creer', rows)))
  expect(validation.end().errorCount).toBe(0)
  expect(read).toEqual([
    ['site_cooked_elsewhere', 'direct', 'public', 'justice', [21]],
    ['site', 'conceded', 'private', null, [1]],
  ])
})

test.each<[string, Record<string, string>, string[]]>([
  ['with several addresses', { gestionnaires_additionnels: 'un@exemple.fr, deux@exemple.fr' }, []],
  // As for purchases, only a stored canteen can tell.
  ['for a SIRET with a wrong last digit', { siret: '21340172201788' }, []],
  ['without SIRET', { siret: '' }, ['2 siret required']],
  ['for a SIRET of thirteen digits', { siret: '2134017220178' }, ['2 siret pattern']],
  ['without address', { gestionnaires_additionnels: '' }, ['2 gestionnaires_additionnels required']],
  [
    'with a wrong address',
    { gestionnaires_additionnels: 'un@exemple' },
    ['2 gestionnaires_additionnels invalid-email'],
  ],
  ['without the source of the data', { source_donnees: ' ' }, ['2 source_donnees required']],
])('a file of managers to add %s', async (_, cells, expected) => {
  expect(listErrors(await check(file('cantines_2026_gestionnaires', [cells])))).toEqual(expected)
})

test('a file of managers to add is told by its header, and names a canteen once', async () => {
  const content = file('cantines_2026_gestionnaires', [{}, {}])
  const report = await check(content)
  expect([report.schema?.name, listErrors(report)]).toEqual(['import-cantines-2026-gestionnaires', ['3 siret unique']])
  expect(listErrors(await check(content, 'cantines'))).toEqual(['0 - other-kind'])
})
