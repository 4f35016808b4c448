import { fileKinds, schemaOf } from '@ma-cantine/lib'
import { bundledAutomaton } from '@ma-cantine/lib/table-schema/automaton/bundled-automaton'
import { compileField } from '@ma-cantine/lib/table-schema/automaton/cell-automaton'
import { packAutomaton, unpackAutomaton } from '@ma-cantine/lib/table-schema/automaton/packed-automaton'
import { expect, test } from 'vitest'

test.each(fileKinds)('the bundled automata of %s are those of its schema', kind => {
  for (const field of schemaOf(kind).fields)
    expect([field.name, bundledAutomaton(field)]).toEqual([field.name, compileField(field)])
})

test('an automaton stays the same when packed and unpacked', () => {
  const field = { name: 'x', title: '', description: '', type: 'string', example: '', expectation: '' } as const
  for (const pattern of ['^a$', '^[^é]*€?$', '^(ab|cd){2,3}$', '^$']) {
    const automaton = compileField({ ...field, constraints: { pattern } })
    expect(unpackAutomaton(packAutomaton(automaton))).toEqual(automaton)
  }
})
