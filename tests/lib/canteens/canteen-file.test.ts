import { schemaOf } from '@ma-cantine/lib'
import { ministries } from '@ma-cantine/lib/canteens/ministries'
import { economicModels, isGroup, managementTypes, productionTypes } from '@ma-cantine/lib/canteens/production'
import { sectors } from '@ma-cantine/lib/canteens/sectors'
import { describe, expect, test } from 'vitest'
import { check, file, listErrors } from '../../support/files.ts'

const errors = async (cells: Record<string, string>) => listErrors(await check(file('cantines', [cells])))
const adminErrors = async (cells: Record<string, string>) => listErrors(await check(file('cantines_admin', [cells])))

describe('a canteens file accepts', () => {
  test.each<[string, Record<string, string>]>([
    ['a complete row', {}],
    ['an INSEE code alone', { code_postal_commune: '' }],
    ['a postal code alone', { code_insee_commune: '' }],
    ['an INSEE code of Corsica', { code_insee_commune: '2A004' }],
    ['an INSEE code of an overseas department', { code_insee_commune: '97105' }],
    ['a meal deliverer', { siret_livreur_repas: '26566234910966' }],
    ['spaces around meal counts', { nombre_repas_jour: ' 300 ', nombre_repas_an: '67000 ' }],
    ['zero daily meals of a kitchen that serves none', { type_production: 'central', nombre_repas_jour: '0' }],
    [
      'fewer yearly meals than a count per day that means nothing',
      { type_production: 'central', nombre_repas_jour: '500', nombre_repas_an: '400' },
    ],
    ['as many meals in a year as in a day', { nombre_repas_jour: '400', nombre_repas_an: '400' }],
    ['the largest number stored', { nombre_repas_an: '2147483647' }],
    ['several sectors with spaces around +', { secteurs: ' Crèche + Secondaire collège ' }],
    ['a curly apostrophe in a sector', { secteurs: 'Restaurants d’entreprises' }],
    ['a straight apostrophe in a sector', { secteurs: "Restaurants d'entreprises" }],
    ['a sector without its accents', { secteurs: 'Creche' }],
    [
      'spaces around enumerations',
      { type_production: ' site ', type_gestion: ' direct', modèle_économique: 'public ' },
    ],
    ['no economic model', { modèle_économique: '' }],
    ['one more manager', { gestionnaires_additionnels: 'camille@example.org' }],
    ['several managers', { gestionnaires_additionnels: 'camille@example.org, Dominique@EXAMPLE.com' }],
    ['a SIRET of La Poste, whose digits sum to a multiple of five', { siret: '35600000040007' }],
  ])('%s', async (_, cells) => {
    expect(await errors(cells)).toEqual([])
  })

  test.each(sectors.map(sector => sector.name))('the sector %s', async secteurs => {
    expect(await errors({ secteurs })).toEqual([])
  })
  test.each(['central', 'central_serving', 'site'])('production %s', async type_production => {
    expect(await errors({ type_production })).toEqual([])
  })
  test('a satellite with its kitchen', async () => {
    const cells = { type_production: 'site_cooked_elsewhere', siret_livreur_repas: '26566234910966' }
    expect(await errors(cells)).toEqual([])
  })
  test.each(['conceded', 'direct'])('management %s', async type_gestion => {
    expect(await errors({ type_gestion })).toEqual([])
  })
  test.each(['public', 'private'])('economic model %s', async model => {
    expect(await errors({ modèle_économique: model })).toEqual([])
  })
})

describe('a canteens file refuses', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['no SIRET', { siret: '' }, ['2 siret required']],
    ['spaces in a SIRET', { siret: '213 401 722 01787' }, ['2 siret pattern']],
    ['a SIRET of 13 digits', { siret: '2134017220178' }, ['2 siret pattern']],
    ['a SIRET whose check digit is wrong', { siret: '01234567891011' }, ['2 siret siret-check-digit']],
    ['no name', { nom: '' }, ['2 nom required']],
    ['a name of spaces', { nom: '   ' }, ['2 nom required']],
    ['an INSEE code of four digits', { code_insee_commune: '7510' }, ['2 code_insee_commune pattern']],
    ['an INSEE code 2C', { code_insee_commune: '2C004' }, ['2 code_insee_commune pattern']],
    ['an INSEE code starting with 20', { code_insee_commune: '20004' }, ['2 code_insee_commune pattern']],
    ['a postal code of four digits', { code_postal_commune: '7500' }, ['2 code_postal_commune pattern']],
    ['letters in a postal code', { code_postal_commune: 'ABCDE' }, ['2 code_postal_commune pattern']],
    [
      'neither INSEE nor postal code',
      { code_insee_commune: '', code_postal_commune: '' },
      ['2 code_postal_commune postal-code-or-insee-code-required'],
    ],
    [
      'a wrong INSEE code without a postal code, as one error',
      { code_insee_commune: 'x', code_postal_commune: '' },
      ['2 code_insee_commune pattern'],
    ],
    ['a kitchen SIRET of 13 digits', { siret_livreur_repas: '2656623491096' }, ['2 siret_livreur_repas pattern']],
    [
      'a kitchen SIRET whose check digit is wrong',
      { siret_livreur_repas: '01234567891011' },
      ['2 siret_livreur_repas siret-check-digit'],
    ],
    [
      'the canteen as its own kitchen',
      { siret_livreur_repas: '21340172201787' },
      ['2 siret_livreur_repas same-as-own-siret'],
    ],
    [
      'a satellite without its kitchen',
      { type_production: 'site_cooked_elsewhere' },
      ['2 siret_livreur_repas delivering-kitchen-required'],
    ],
    ['a name of 251 characters', { nom: 'é'.repeat(251) }, ['2 nom name-too-long']],
    ['zero daily meals', { nombre_repas_jour: '0' }, ['2 nombre_repas_jour no-daily-meals']],
    [
      'fewer meals in a year than in a day',
      { nombre_repas_jour: '500', nombre_repas_an: '499' },
      ['2 nombre_repas_an yearly-below-daily'],
    ],
    [
      'zero yearly meals of a kitchen without diners',
      { type_production: 'central', nombre_repas_jour: '0', nombre_repas_an: '0' },
      ['2 nombre_repas_an yearly-below-daily'],
    ],
    ['no daily meals', { nombre_repas_jour: '' }, ['2 nombre_repas_jour required']],
    ['a decimal number of meals', { nombre_repas_jour: '12,5' }, ['2 nombre_repas_jour type-error']],
    ['a negative number of meals', { nombre_repas_jour: '-3' }, ['2 nombre_repas_jour minimum']],
    ['a plus sign', { nombre_repas_jour: '+300' }, ['2 nombre_repas_jour type-error']],
    ['no yearly meals', { nombre_repas_an: '' }, ['2 nombre_repas_an required']],
    ['a thousands separator', { nombre_repas_an: '67 000' }, ['2 nombre_repas_an type-error']],
    ['words', { nombre_repas_an: 'beaucoup' }, ['2 nombre_repas_an type-error']],
    ['more meals than can be stored', { nombre_repas_an: '2147483648' }, ['2 nombre_repas_an maximum']],
    ['no sector', { secteurs: '' }, ['2 secteurs required']],
    ['an unknown sector', { secteurs: 'Administration' }, ['2 secteurs enum']],
    ['sectors joined by a comma', { secteurs: 'Crèche,Cliniques' }, ['2 secteurs enum']],
    ['no production type', { type_production: '' }, ['2 type_production required']],
    ['an unknown production type', { type_production: 'sur place' }, ['2 type_production enum']],
    ['a production type in capitals', { type_production: 'SITE' }, ['2 type_production enum']],
    ['no management type', { type_gestion: '' }, ['2 type_gestion required']],
    ['an unknown management type', { type_gestion: 'directe' }, ['2 type_gestion enum']],
    ['an unknown economic model', { modèle_économique: 'privé' }, ['2 modèle_économique enum']],
    [
      'a wrong manager address',
      { gestionnaires_additionnels: 'camille@example' },
      ['2 gestionnaires_additionnels invalid-email'],
    ],
    [
      'a comma after the last address',
      { gestionnaires_additionnels: 'camille@example.org,' },
      ['2 gestionnaires_additionnels invalid-email'],
    ],
  ])('%s', async (_, cells, expected) => {
    expect(await errors(cells)).toEqual(expected)
  })

  test('the same SIRET twice, naming the first row', async () => {
    const report = await check(file('cantines', [{}, { siret: '26566234910966' }, {}]))
    expect(report.errors).toMatchObject([{ code: 'unique', row: 4, column: 1, expected: '2' }])
  })
})

describe('the staff columns', () => {
  test.each(ministries.map(ministry => ministry.name))('accept the ministry %s', async name => {
    expect(await adminErrors({ admin_ministère_tutelle: name })).toEqual([])
  })
  test.each<[string, Record<string, string>, string[]]>([
    ['nothing', {}, []],
    ['spaces around the ministry', { admin_ministère_tutelle: ' Culture ' }, []],
    ['a source', { admin_source_donnees: 'resytal' }, []],
    ['silent managers', { admin_gestionnaires_additionnels: 'camille@example.org' }, []],
    ['the stored value of a ministry', { admin_ministère_tutelle: 'culture' }, ['2 admin_ministère_tutelle enum']],
    [
      'no ministry of a public canteen of the State',
      { secteurs: 'Crèche+Restaurants des prisons' },
      ['2 admin_ministère_tutelle line-ministry-required'],
    ],
    ['no ministry of a private one', { secteurs: 'Restaurants des prisons', modèle_économique: 'private' }, []],
    [
      'a wrong address',
      { admin_gestionnaires_additionnels: 'camille' },
      ['2 admin_gestionnaires_additionnels invalid-email'],
    ],
  ])('%s', async (_, cells, expected) => {
    expect(await adminErrors(cells)).toEqual(expected)
  })

  test('the lists of the schemas are those of the catalogues', () => {
    const listed = (name: string) => schemaOf('cantines_admin').fields.find(field => field.name === name)?.doc_enum
    expect(listed('secteurs')).toEqual(sectors.map(sector => sector.name))
    expect(listed('admin_ministère_tutelle')).toEqual(ministries.map(ministry => ministry.name))
    // Groups, which have no SIRET, are no part of the files of 2025.
    const inFiles = productionTypes.filter(type => !isGroup(type))
    expect(listed('type_production')?.toSorted()).toEqual(inFiles.toSorted())
    expect(listed('type_gestion')?.toSorted()).toEqual([...managementTypes].sort())
    expect(listed('modèle_économique')?.toSorted()).toEqual([...economicModels].sort())
  })
})
