import { ministries } from '@ma-cantine/lib/canteens/ministries'
import { sectors } from '@ma-cantine/lib/canteens/sectors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { countReading } from '../support/count-statements.ts'
import { makeSiret, moreSirets, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let canteenId: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  canteenId = await server.addCanteen(tilleuls, [manager], {
    name: 'Cantine des Tilleuls',
    productionType: 'central',
    lineMinistry: 'agriculture',
    dailyMealCount: 300,
  })
  const { writer } = server.app.services.database
  await writer('canteenSectors').insert([
    { canteenId, sectorId: 9 },
    { canteenId, sectorId: 1 },
  ])
  await writer('managerInvitations').insert({ canteenId, email: 'invite@exemple.fr', creationDate: '2024-01-01' })
})
afterAll(() => server.close())

const get = (url: string, person?: Person) => server.app.inject({ url, headers: person?.headers ?? {} })

describe('the lists of reference', () => {
  test('sectors and ministries are those of the catalogue, for anyone', async () => {
    const listed = await get('/api/v1/sectors/')
    expect(listed.statusCode).toBe(200)
    expect(listed.json()).toEqual(sectors)
    expect((await get('/api/v1/ministries')).json()).toEqual(ministries)
  })

  test('canteenLocations are the codes of the territories that have canteens, each once and in order', async () => {
    const places = [
      { department: '75', region: '11' },
      { department: '2A', region: '94' },
      { department: '01', region: '84' },
      { department: '75', region: '11' },
      { department: '', region: null },
      { department: '976', region: '06', deletionDate: '2024-01-01T00:00:00.000Z' },
    ]
    const alone = await startTestServer()
    for (const [number, place] of places.entries()) await alone.addCanteen(makeSiret(number), [], place)
    expect((await alone.app.inject({ url: '/api/v1/canteenLocations/' })).json()).toEqual({
      regions: ['11', '84', '94'],
      departments: ['01', '2A', '75'],
    })
    await alone.close()
  })
})

describe('initialData', () => {
  test('gives a visitor the lists, and null for the user and the canteens', async () => {
    expect((await get('/api/v1/initialData/')).json()).toEqual({
      loggedUser: null,
      canteenPreviews: null,
      sectors,
      lineMinistries: ministries,
      partnerTypes: expect.arrayContaining([{ id: 1, name: 'Producteur ou groupement de producteurs' }]),
      communityEvents: [],
      videoTutorials: [],
      siteNotices: [],
    })
  })

  test('gives a user their canteens, newest first, without the deleted ones', async () => {
    const person = await server.addPerson()
    const old = await server.addCanteen('99746507500015', [person], { creationDate: '2020-01-01T00:00:00.000Z' })
    const recent = await server.addCanteen('99599528900015', [person])
    await server.addCanteen('99182633000011', [person], { deletionDate: '2024-01-01T00:00:00.000Z' })
    const { canteenPreviews } = (await get('/api/v1/initialData/', person)).json()
    expect(canteenPreviews.map((preview: { id: number }) => preview.id)).toEqual([recent, old])
    expect(Object.keys(canteenPreviews[0])).toEqual(['id', 'name'])
  })
})

describe('a canteen', () => {
  test('is given whole to its managers', async () => {
    const answer = await get(`/api/v1/canteens/${canteenId}`, manager)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      id: canteenId,
      name: 'Cantine des Tilleuls',
      siret: tilleuls,
      sectors: [1, 9],
      lineMinistry: 'agriculture',
      dailyMealCount: 300,
      yearlyMealCount: null,
      managers: [{ email: manager.email, firstName: 'Camille', lastName: 'Dupont' }],
      managerInvitations: [{ email: 'invite@exemple.fr' }],
      diagnostics: [],
      publicationStatus: 'published',
      isCentralCuisine: true,
      isSatellite: false,
      modificationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+0[12]:00$/),
    })
    expect(Object.keys(answer.json())).not.toContain('importSource')
  })

  test('is refused to others with 403, staff included', async () => {
    for (const person of [await server.addPerson(), await server.addPerson({ isStaff: true })]) {
      const answer = await get(`/api/v1/canteens/${canteenId}/`, person)
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toEqual({ detail: expect.any(String) })
    }
  })

  test('that does not exist, or was deleted, gives 404', async () => {
    const deleted = await server.addCanteen(parc, [manager], { deletionDate: '2024-01-01T00:00:00.000Z' })
    for (const id of [999_999, deleted]) expect((await get(`/api/v1/canteens/${id}`, manager)).statusCode).toBe(404)
  })

  test('is read with the same number of queries whatever its team', async () => {
    const countQueries = (id: number) => countReading(server, () => get(`/api/v1/canteens/${id}`, manager))
    const few = await countQueries(canteenId)
    const team = await Promise.all(Array.from({ length: 8 }, () => server.addPerson()))
    const large = await server.addCanteen(parc, [manager, ...team])
    expect(await countQueries(large)).toBe(few)
  })
})

describe('the list of canteens', () => {
  let person: Person
  let ids: number[]
  const [ecole = '', lac = '', bistrot = '', ...many] = moreSirets(38)
  beforeAll(async () => {
    person = await server.addPerson()
    ids = [
      await server.addCanteen(ecole, [person], {
        name: 'École de l’Été',
        creationDate: '2020-01-01T00:00:00.000Z',
        productionType: 'site',
        dailyMealCount: 50,
      }),
      await server.addCanteen(lac, [person], {
        name: 'Cuisine du Lac',
        creationDate: '2021-01-01T00:00:00.000Z',
        productionType: 'central',
      }),
      await server.addCanteen(bistrot, [person], {
        name: 'Bistrot',
        creationDate: '2022-01-01T00:00:00.000Z',
        productionType: 'central_serving',
        dailyMealCount: 10,
      }),
    ]
  })
  const list = async (query: string) => {
    const { results, ...page } = (await get(`/api/v1/canteens/?${query}`, person)).json()
    return { ...page, places: results.map(({ id }: { id: number }) => ids.indexOf(id)) }
  }

  test.each([
    ['', [2, 1, 0]],
    ['ordering=name', [2, 1, 0]],
    ['ordering=-name', [0, 1, 2]],
    ['ordering=creation_date', [0, 1, 2]],
    ['ordering=dailyMealCount', [1, 2, 0]],
    ['ordering=-daily_meal_count', [0, 2, 1]],
    ['ordering=inconnu', [2, 1, 0]],
    ['search=ecole', [0]],
    ["search=l'ete", [0]],
    [`search=${lac}`, [1]],
    ['search=lac,cuisine', [1]],
    ['search=lac+bistrot', []],
    ['production_type=central,central_serving', [2, 1]],
    ['production_type=site&production_type=central', [1, 0]],
    ['limit=1&offset=1', [1]],
  ])('« %s » gives %j', async (query, places) => {
    expect((await list(query)).places).toEqual(places)
  })

  test('has canteens that are alike in the direction of the last field that orders it', async () => {
    const owner = await server.addPerson()
    const alike = { productionType: 'site', dailyMealCount: 50, creationDate: '2023-01-01T00:00:00.000Z' }
    const [first, second] = [
      await server.addCanteen(makeSiret(60), [owner], alike),
      await server.addCanteen(makeSiret(61), [owner], alike),
    ]
    const orderedBy = async (ordering: string) =>
      (await get(`/api/v1/canteens/?ordering=${ordering}`, owner))
        .json<{ results: { id: number }[] }>()
        .results.map(({ id }) => id)
    expect(await orderedBy('-creationDate,dailyMealCount')).toEqual([first, second])
    expect(await orderedBy('creationDate,-dailyMealCount')).toEqual([second, first])
  })

  test('is paged, twelve at a time and thirty at most', async () => {
    const owner = await server.addPerson()
    await Promise.all(many.map(siret => server.addCanteen(siret, [owner])))
    const sizes = await Promise.all(
      ['', '?limit=100'].map(async query => {
        const page = (await get(`/api/v1/canteens/${query}`, owner)).json()
        return [page.count, page.results.length, page.next !== null]
      }),
    )
    expect(sizes).toEqual([
      [35, 12, true],
      [35, 30, true],
    ])
    const after = (await get('/api/v1/canteens/?offset=36', owner)).json()
    expect([after.count, after.results, after.previous !== null]).toEqual([35, [], true])
  })

  test('refuses a production type that does not exist', async () => {
    const answer = await get('/api/v1/canteens/?production_type=central,foyer', person)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ production_type: [expect.stringContaining('foyer')] })
  })

  test('orders names without regard to accents and case', async () => {
    const owner = await server.addPerson()
    for (const [index, name] of ['zinc', 'Élan', 'école', 'Ermitage'].entries())
      await server.addCanteen(makeSiret(930 + index), [owner], { name })
    const { results } = (await get('/api/v1/canteens/?ordering=name', owner)).json()
    expect(results.map(({ name }: { name: string }) => name)).toEqual(['école', 'Élan', 'Ermitage', 'zinc'])
  })

  test('takes the same number of queries whatever the number of canteens', async () => {
    const countQueries = async (url: string, owner: Person) => {
      let length = 0
      const statements = await countReading(server, async () => {
        length = (await get(url, owner)).json().results.length
      })
      return [length, statements]
    }
    const [alone, crowd] = [await server.addPerson(), await server.addPerson()]
    await server.addCanteen(makeSiret(900), [alone])
    for (let number = 901; number <= 920; number++) await server.addCanteen(makeSiret(number), [crowd])
    for (const path of ['canteens', 'canteenSummaries']) {
      const [one, few] = await countQueries(`/api/v1/${path}/?search=cantine`, alone)
      expect(await countQueries(`/api/v1/${path}/?search=cantine&limit=30`, crowd)).toEqual([20, few])
      expect(one).toBe(1)
    }
  })

  test('has a summary, selected in the same way', async () => {
    const { results, ...page } = (await get('/api/v1/canteenSummaries/?search=ete&ordering=name', person)).json()
    expect(page).toEqual({ count: 1, next: null, previous: null })
    expect(results).toEqual([
      expect.objectContaining({
        id: ids[0],
        name: 'École de l’Été',
        siret: ecole,
        productionType: 'site',
        dailyMealCount: 50,
        sectors: [],
        diagnostics: [],
        isCentralCuisine: false,
        isSatellite: false,
        leadImage: null,
        modificationDate: expect.stringMatching(/\+0[12]:00$/),
      }),
    ])
    for (const name of ['managers', 'satellites', 'managerInvitations']) expect(results[0]).not.toHaveProperty(name)
  })

  test('leaves out diagnostics where asked: all of them, or those of other years', async () => {
    const owner = await server.addPerson()
    const own = await server.addCanteen(makeSiret(935), [owner])
    const dates = { creationDate: '2025-01-01T00:00:00.000Z', modificationDate: '2025-01-01T00:00:00.000Z' }
    const { writer } = server.app.services.database
    await writer('diagnostics').insert([2022, 2023, 2024].map(year => ({ canteenId: own, year, ...dates })))
    const yearsIn = async (path: string) => {
      const answer = await get(`/api/v1/${path}`, owner)
      expect(answer.statusCode).toBe(200)
      const [canteen] = answer.json<{ results: { id: number; diagnostics: { year: number }[] }[] }>().results
      expect(canteen?.id).toBe(own)
      return canteen?.diagnostics.map(({ year }) => year)
    }
    const all = [2022, 2023, 2024]
    expect([await yearsIn('canteenSummaries/'), await yearsIn('actionableCanteens/2023')]).toEqual([all, all])
    expect(await yearsIn('canteenSummaries/?without=diagnostics')).toEqual([])
    expect(await yearsIn('actionableCanteens/2023?without=diagnostics')).toEqual([])
    expect(await yearsIn('actionableCanteens/2023?without=otherYears')).toEqual([2023])
    expect((await get('/api/v1/canteenSummaries/?without=otherYears', owner)).statusCode).toBe(400)
  })

  test('finds a canteen by the name that an import gave it, and by its former one once this is undone', async () => {
    const siret = makeSiret(940)
    const owner = await server.addPerson()
    const found = async (search: string) =>
      (await get(`/api/v1/canteens/?search=${search}`, owner)).json().results.map(({ name }: { name: string }) => name)
    await server.importCanteens(owner, file('cantines', [{ siret, nom: 'Réfectoire' }]))
    expect(await found('refectoire')).toEqual(['Réfectoire'])
    expect(await found(siret.slice(3))).toEqual(['Réfectoire'])
    const { importId } = await server.importCanteens(owner, file('cantines', [{ siret, nom: 'Grande table' }]))
    expect([await found('refectoire'), await found('GRANDE')]).toEqual([[], ['Grande table']])
    const undo = { method: 'POST', url: `/api/v1/imports/${importId}/undo/`, headers: owner.headers } as const
    expect((await server.app.inject(undo)).statusCode).toBe(200)
    expect([await found('refectoire'), await found('grande')]).toEqual([['Réfectoire'], []])
  })

  test('has a short form with all of them', async () => {
    const previews = (await get('/api/v1/canteenPreviews/', person)).json()
    expect(previews).toEqual([
      { id: ids[2], name: 'Bistrot' },
      { id: ids[1], name: 'Cuisine du Lac' },
      { id: ids[0], name: 'École de l’Été' },
    ])
  })
})
