import { passwordMessages } from '@ma-cantine/lib/accounts/password-messages'
import { type PasswordProblem, passwordStrength } from '@ma-cantine/lib/accounts/password-strength'
import { describe, expect, test } from 'vitest'
import { processorTime } from '../../support/processor-time.ts'

const owner = {
  username: 'cdupont',
  email: 'camille.dupont@mairie-exemple.fr',
  firstName: 'Éloïse',
  lastName: 'Dupont',
  phoneNumber: '0612345678',
}

describe('a password', () => {
  test('has 8 to 1024 characters, however many units code them', async () => {
    for (const short of ['court', '👍👍👍👍']) expect((await passwordStrength(short)).problem).toBe('too-short')
    expect((await passwordStrength('aubergine tarte '.repeat(64))).problem).toBeNull()
    expect((await passwordStrength(`${'aubergine tarte '.repeat(64)}.`)).problem).toBe('too-long')
  })

  test.each<[string, PasswordProblem]>([
    ['motdepasse', 'common'],
    ['Motdepasse1', 'word'],
    ['12345678', 'common'],
    ['azertyuiop', 'keyboard'],
    ['aaaaaaaaaaaa', 'repeat'],
    ['abcdefghijkl', 'sequence'],
    ['12/06/1985', 'date'],
    ['Printemps2024', 'word'],
    ['Bonjour123', 'word'],
    ['camille.dupont@mairie-exemple.fr', 'personal'],
    ['Éloïse2024', 'personal'],
    ['eloise2024', 'personal'],
    ['DupontÉloïse', 'personal'],
    ['eloise.dupont-2024!', 'personal'],
    ['La Cantine de Camille', 'personal'],
    ['0612345678', 'personal'],
    ['macantine2', 'personal'],
  ])('is refused: %s (%s)', async (password, problem) => {
    expect((await passwordStrength(password, owner)).problem).toBe(problem)
  })

  test.each([
    'xK9!fW2p',
    'aubergine tarte',
    'la cantine du village ouvre à midi',
    'quatre mots sans rapport',
    'à la cantine, Éloïse mange des pommes',
    'éèàùç ôîûâê ñ',
    `un chemin vers la fontaine ${'au loin '.repeat(120)}`,
  ])('is accepted without digits or signs: %s', async password => {
    expect((await passwordStrength(password, owner)).problem).toBeNull()
  })

  test('made of the name of somebody else is accepted', async () => {
    expect((await passwordStrength('Wojciechowska-Lefebvre', owner)).problem).toBeNull()
    const theirs = { lastName: 'Wojciechowska-Lefebvre' }
    expect((await passwordStrength('Wojciechowska-Lefebvre', theirs)).problem).toBe('personal')
  })

  test('has a score from 0 to 4 that grows with it', async () => {
    const scores: number[] = []
    for (const password of ['motdepasse', 'aubergine', 'xK9!fW2p', 'xK9!fW2pQz', 'aubergine tarte fontaine']) {
      scores.push((await passwordStrength(password)).score)
    }
    expect(scores).toEqual(scores.toSorted())
    expect(scores[0]).toBeLessThan(2)
    expect(scores.at(-1)).toBe(4)
  })

  test('built to slow the estimate down takes no longer', async () => {
    await passwordStrength('dictionnaires')
    const hard = Array.from({ length: 1024 }, (_, index) => 'aA4@3e1lE€zZ$sS'[(index * 7) % 15]).join('')
    const start = processorTime()
    await passwordStrength(hard.slice(0, 1000), owner)
    // Estimating 256 characters would take twice as long.
    expect(processorTime() - start).toBeLessThan(2000)
  })
})

test.each(['fr', 'en'] as const)('every refusal has a reason and an advice in %s', locale => {
  const problems: PasswordProblem[] = ['too-short', 'too-long', 'personal', 'common', 'keyboard', 'repeat']
  for (const problem of [...problems, 'sequence', 'date', 'name', 'word', 'guessable'] as const) {
    const { reason, advice } = passwordMessages(problem).in(locale)
    expect(`${reason} ${advice}`).toMatch(/^\p{Lu}.+\. \p{Lu}.+\.$/u)
  }
})
