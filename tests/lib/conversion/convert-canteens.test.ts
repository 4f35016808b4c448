import { convertFile, type FileKind } from '@ma-cantine/lib'
import { describe, expect, test } from 'vitest'
import { canteen2026, check, file, listErrors } from '../../support/files.ts'

async function convert(content: string, to: '2025' | '2026' = '2026') {
  let text = ''
  const source = [new TextEncoder().encode(content)]
  const conversion = await convertFile(source, { to, onLine: line => (text += line) })
  return { ...conversion, text }
}

const kitchen = '40419443300078'

describe('canteens of 2025 become canteens to create', () => {
  test.each<[string, FileKind, Record<string, string>, Record<string, string>]>([
    ['with their own words', 'cantines', {}, {}],
    [
      'satellites with their kitchen',
      'cantines',
      satellite(),
      { type_production: 'Restaurant satellite', siret_cuisine_centrale: kitchen },
    ],
    [
      'two sectors',
      'cantines',
      { secteurs: 'Crèche+Ecole primaire (maternelle et élémentaire)' },
      { secteurs: '"Crèche,Ecole primaire (maternelle et élémentaire)"' },
    ],
    [
      'managers',
      'cantines',
      { gestionnaires_additionnels: 'a@b.fr, c@d.fr' },
      { gestionnaires_additionnels: '"a@b.fr, c@d.fr"' },
    ],
    [
      'a ministry',
      'cantines_admin',
      { secteurs: 'Etablissements de la PJJ', admin_ministère_tutelle: 'Justice' },
      { secteurs: 'Etablissements de la PJJ', administration_tutelle: 'Justice' },
    ],
  ])('%s', async (_, kind, cells, expected) => {
    const conversion = await convert(file(kind, [cells]))
    expect(conversion).toMatchObject({ from: kind, to: 'cantines_2026_creer', converted: 1, unsayableRows: 0 })
    expect(listErrors(await check(conversion.text, 'cantines_2026_creer'))).toEqual([])
    const cell = { siret: '21340172201787', ...canteen2026, ...expected }
    expect(conversion.text.split('\n')[1]).toBe(
      [
        cell.siret,
        cell.nom,
        cell.siret_cuisine_centrale,
        cell.nombre_repas_jour,
        cell.nombre_repas_an,
        cell.secteurs,
        cell.type_production,
        cell.type_gestion,
        cell.modèle_économique,
        cell.groupe_id,
        cell.administration_tutelle,
        cell.gestionnaires_additionnels,
      ].join(','),
    )
  })
})

describe('what they cannot say is told with its row', () => {
  test.each<[string, FileKind, Record<string, string>, string[]]>([
    ['a kitchen', 'cantines', { type_production: 'central' }, ['3 central-kitchen central']],
    [
      'a kitchen that lacks its model too',
      'cantines',
      { type_production: 'central', modèle_économique: '' },
      ['3 central-kitchen central', '3 missing-cells modèle_économique'],
    ],
    ['few meals', 'cantines', { nombre_repas_jour: '2', nombre_repas_an: '419' }, ['3 minimum 2', '3 minimum 419']],
    [
      'four sectors',
      'cantines',
      { secteurs: 'Crèche+Cliniques+Hôpitaux+Restaurants d’entreprises' },
      ['3 too-many-sectors Crèche,Cliniques,Hôpitaux,Restaurants d’entreprises'],
    ],
    [
      'a kitchen of a site',
      'cantines',
      { siret_livreur_repas: kitchen },
      [`3 unexpected-delivering-kitchen ${kitchen}`],
    ],
    ['no ministry', 'cantines', { secteurs: 'Etablissements de la PJJ' }, ['3 line-ministry-required ']],
    ['silent managers', 'cantines_admin', { admin_gestionnaires_additionnels: 'a@b.fr' }, ['3 silent-managers a@b.fr']],
    ['the source', 'cantines_admin', { admin_source_donnees: 'tableur' }, ['3 import-source tableur']],
  ])('%s', async (_, kind, cells, expected) => {
    const conversion = await convert(file(kind, [{}, { siret: '21590350100017', ...cells }]))
    expect(conversion.unsayable.map(({ row, code, value }) => `${row} ${code} ${value}`)).toEqual(expected)
  })
})

test('canteens of 2026 do not tell the place that 2025 asks for', async () => {
  const conversion = await convert(file('cantines_2026_creer', [{}]), '2025')
  expect(conversion).toMatchObject({ to: 'cantines', obstacle: 'needs-places', converted: 0, text: '' })
})

test('canteens to change are named by their id, which 2025 does not know', async () => {
  expect(await convert(file('cantines_2026_modifier', [{}]), '2025')).toMatchObject({ to: null, text: '' })
})

test('managers to add have no other format', async () => {
  const managers = file('cantines_2026_gestionnaires', [{}])
  expect(await convert(managers, '2025')).toMatchObject({ to: null, obstacle: 'only-format', text: '' })
  expect(await convert(managers, '2026')).toMatchObject({ to: 'cantines_2026_gestionnaires', obstacle: null, text: '' })
})

function satellite(): Record<string, string> {
  return { type_production: 'site_cooked_elsewhere', siret_livreur_repas: kitchen }
}
