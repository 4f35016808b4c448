import type { Canteen } from '@ma-cantine/lib'
import { canteenMessages } from '@ma-cantine/lib/canteens/canteen-messages'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeSiret } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let canteen: number
let numbers = 71_000
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
})
afterAll(() => server.close())
beforeEach(async () => {
  canteen = (await create({ sectors: [9, 10] })).json<Canteen>().id
})

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
  server.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: manager.headers,
    ...(payload ? { payload } : {}),
  })
const create = (values: object) =>
  call('POST', 'canteens/', {
    name: 'Cantine des Acacias',
    siret: makeSiret(++numbers),
    cityInseeCode: '38185',
    postalCode: '38000',
    dailyMealCount: 150,
    yearlyMealCount: 21_000,
    managementType: 'direct',
    productionType: 'site',
    economicModel: 'private',
    ...values,
  })
const change = (values: object) => call('PATCH', `canteens/${canteen}`, values)
const both = ({ sectors, sectorList }: Canteen) => ({ sectors, sectorList })
const read = async () => both((await call('GET', `canteens/${canteen}`)).json())
const schools = { sectors: [9, 10], sectorList: ['education_primaire', 'education_secondaire_college'] }
const hospital = { sectors: [11], sectorList: ['sante_hopital'] }
const refusal = (message: Message) => [400, { sectorList: [message.in('fr')] }]

/** The names of files, by the codes of 2026. */
const names: Readonly<Record<string, string>> = {
  administration_prison: 'Restaurants des prisons',
  administration_administratif: "Restaurants administratifs d'Etat (RA)",
  administration_armee: 'Restaurants des armées / police / gendarmerie',
  administration_etablissement_public: "Etablissements publics d'Etat (EPA ou EPIC)",
  administration_inter_administratif: "Restaurants inter-administratifs d'État (RIA)",
  administration_administratif_des_collectivites: 'Restaurants administratifs des collectivités territoriales',
  entreprise_entreprise: "Restaurants d'entreprises",
  entreprise_inter_entreprise: 'Restaurants inter-entreprises',
  education_primaire: 'Ecole primaire (maternelle et élémentaire)',
  education_secondaire_college: 'Secondaire collège',
  education_secondaire_lycee: 'Secondaire lycée (hors agricole)',
  education_enseignement_agricole: "Etablissements d'enseignement agricole",
  education_superieur_universitaire: 'Supérieur et Universitaire',
  education_autre: "Autres structures d'enseignement",
  sante_hopital: 'Hôpitaux',
  sante_clinique: 'Cliniques',
  sante_autre: 'Autres établissements de soins',
  social_creche: 'Crèche',
  social_ime: 'IME / ITEP',
  social_esat: 'ESAT / Etablissements spécialisés',
  social_ehpad: 'EHPAD / maisons de retraite / foyers de personnes âgées',
  social_pjj: 'Etablissements de la PJJ',
  social_autre: 'Autres établissements sociaux et médico-sociaux',
  loisir_centre_vacances: 'Centre de vacances / sportif',
  loisir_autre: 'Autres établissements de loisirs',
  autres_autre: 'Autres établissements non listés',
}

describe('the codes of sectors', () => {
  test('stand beside their ids in the list, one for each of the 26', async () => {
    const list = (await call('GET', 'sectors/')).json<{ value: string; name: string }[]>()
    const listed = list.map(({ value, name }) => [value, name.replaceAll('’', "'")])
    expect(Object.fromEntries(listed)).toEqual(names)
    expect(list).toHaveLength(26)
    expect(list[0]).toEqual({
      id: 1,
      value: 'social_creche',
      name: 'Crèche',
      category: 'education',
      categoryName: 'Enseignement',
      hasLineMinistry: false,
    })
  })

  test('are read in every answer that has the ids', async () => {
    expect(await read()).toEqual(schools)
    for (const path of ['canteens/', 'canteenSummaries/', 'actionableCanteens/2024']) {
      const { results } = (await call('GET', path)).json<{ results: Canteen[] }>()
      expect(both(results.find(({ id }) => id === canteen) as Canteen), path).toEqual(schools)
    }
    const kitchenSiret = makeSiret(++numbers)
    const kitchen = await server.addCanteen(kitchenSiret, [manager], { productionType: 'central' })
    await change({ productionType: 'site_cooked_elsewhere', centralProducerSiret: kitchenSiret })
    const { results } = (await call('GET', `canteens/${kitchen}/satellites/`)).json<{ results: Canteen[] }>()
    expect(results.map(both)).toEqual([schools])
  })

  test('create a canteen, change it, and are left as they are by a change of something else', async () => {
    const made = await create({ sectorList: ['sante_hopital', 'sante_hopital'] })
    expect([made.statusCode, both(made.json())]).toEqual([201, hospital])
    expect(both((await change({ sectorList: hospital.sectorList })).json())).toEqual(hospital)
    expect(both((await change({ name: 'Cantine du Port' })).json())).toEqual(hospital)
    expect(both((await change({ sectors: schools.sectors })).json())).toEqual(schools)
    expect(both((await change({ ...hospital, sectorList: hospital.sectorList.toReversed() })).json())).toEqual(hospital)
    expect(await read()).toEqual(hospital)
  })

  test('create a satellite', async () => {
    const kitchen = await server.addCanteen(makeSiret(++numbers), [manager], { productionType: 'central' })
    const body = { siret: makeSiret(++numbers), name: 'École des Prés', sectorList: ['education_primaire'] }
    const made = await call('POST', `canteens/${kitchen}/satellites/`, body)
    expect([made.statusCode, both(made.json())]).toEqual([201, { sectors: [9], sectorList: ['education_primaire'] }])
  })

  test('of a whole canteen that is sent back follow the list that was changed, ids or codes', async () => {
    const whole = () => call('GET', `canteens/${canteen}`)
    const byIds = await change({ ...(await whole()).json<Canteen>(), sectors: hospital.sectors })
    expect([byIds.statusCode, both(byIds.json())]).toEqual([200, hospital])
    const byCodes = await change({ ...(await whole()).json<Canteen>(), sectorList: schools.sectorList })
    expect([byCodes.statusCode, both(byCodes.json())]).toEqual([200, schools])
  })

  test('are refused beside ids that disagree, when none of both is stored', async () => {
    const disagreeing = { sectors: [11], sectorList: ['sante_clinique'] }
    const disagree = refusal(canteenMessages('sectors-disagree'))
    for (const answer of [await create(disagreeing), await change(disagreeing)]) {
      expect([answer.statusCode, answer.json()]).toEqual(disagree)
    }
    expect(await read()).toEqual(schools)
  })

  test('are refused when unknown; what is wrong with them stands under their own name', async () => {
    const unknown = refusal(canteenMessages('unknown-sector-code', 'ecole'))
    for (const answer of [await create({ sectorList: ['ecole'] }), await change({ sectorList: ['ecole'] })]) {
      expect([answer.statusCode, answer.json()]).toEqual(unknown)
    }
    for (const [given, name] of [
      [{ sectorList: [] }, 'sectorList'],
      [{ sectors: [] }, 'sectors'],
      [{}, 'sectors'],
    ] as const) {
      const answer = await create(given)
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [name]])
    }
  })
})
