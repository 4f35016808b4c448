import { fileKinds } from '@ma-cantine/lib'
import { formatNameOf } from '@ma-cantine/lib/imports/format-names'
import { describeValidity, validityOf } from '@ma-cantine/lib/imports/format-validity'
import { describe, expect, test } from 'vitest'

describe('the validity of a format', () => {
  test('starts in 2026 for the formats of 2026, before it for the others', () => {
    for (const kind of fileKinds) {
      const is2026 = formatNameOf(kind).includes('@2026')
      expect([kind, validityOf(kind).validFrom?.slice(0, 4)]).toEqual([kind, is2026 ? '2026' : undefined])
    }
  })

  test('ends with the campaign of 2027 for the former purchases, and has no end for all others', () => {
    const ended = fileKinds.filter(kind => validityOf(kind).lastCampaign !== null)
    expect(ended.map(kind => [kind, validityOf(kind).lastCampaign])).toEqual([['achats', 2027]])
  })

  test.each([
    ['achats', 'publié avant 2026', 'published before 2026'],
    ['achats_2026_id', 'publié le 30 juin 2026', 'published on 30 June 2026'],
    ['cantines_2026_creer', 'publié en février 2026', 'published in February 2026'],
  ] as const)('of %s says its start as precisely as it is known', (kind, fr, en) => {
    expect([
      describeValidity(validityOf(kind), 'fr').published,
      describeValidity(validityOf(kind), 'en').published,
    ]).toEqual([fr, en])
  })

  test('names its last campaign, where it has one', () => {
    const validity = validityOf('achats')
    expect([describeValidity(validity, 'fr').accepted, describeValidity(validity, 'en').accepted]).toEqual([
      'accepté jusqu’à la fin de la campagne de déclaration de 2027',
      'accepted until the end of the declaration campaign of 2027',
    ])
    expect(describeValidity(validityOf('achats_2026_id'), 'fr').accepted).toBeNull()
  })
})
