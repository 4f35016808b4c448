import { bindPunctuation } from '@ma-cantine/lib/messages/bind-punctuation'
import { Box, Text } from 'ink'
import type { ReactElement } from 'react'
import { marks } from '../../output/file-output.ts'
import { Advice } from '../../output/views/advice.tsx'
import { ErrorGroup } from '../../output/views/error-group.tsx'
import { keyed } from '../../output/views/keyed.ts'
import { Prose } from '../../output/views/prose.tsx'
import { Wrapped } from '../../output/views/wrapped.tsx'
import type { Words } from '../../words/fr.ts'
import type { ChangeOutput, FixGroupOutput, FixOutput } from '../fix-output.ts'

interface FixesProps {
  readonly outputs: readonly FixOutput[]
  readonly closing: readonly string[]
  readonly words: Words
}

/** Repaired files one after the other, then the closing lines. */
export function Fixes({ outputs, closing, words }: FixesProps) {
  return (
    <Box flexDirection="column" rowGap={1}>
      {keyed(outputs).map(({ key, item }) => (
        <FixedFile key={key} output={item} words={words} />
      ))}
      {closing.length > 0 ? (
        <Box flexDirection="column">
          {closing.map(line => (
            <Prose key={line}>{line}</Prose>
          ))}
        </Box>
      ) : null}
    </Box>
  )
}

function FixedFile({ output, words }: { readonly output: FixOutput; readonly words: Words }) {
  const { mark, file, verdict, about, groups, remaining, notes, advice } = output
  const colour = mark === 'good' ? 'green' : 'red'
  return (
    <Box flexDirection="column">
      <Wrapped>
        <Text color={colour}>{marks[mark]} </Text>
        <Text bold>{file}</Text>
        <Text color={colour}>{bindPunctuation(` — ${verdict}`)}</Text>
      </Wrapped>
      <Box flexDirection="column" paddingLeft={2} rowGap={1}>
        {about.length > 0 ? <Prose dimColor>{about.join(' · ')}</Prose> : null}
        {groups.map(group => (
          <FixGroup key={group.title} group={group} words={words} />
        ))}
        {remaining ? <Prose bold>{remaining.title}</Prose> : null}
        {remaining?.errors.groups.map(group => (
          <ErrorGroup key={`${group.code} ${group.column}`} {...group} />
        ))}
        {notes.length > 0 ? (
          <Box flexDirection="column">
            {notes.map(note => (
              <Prose key={note}>{note}</Prose>
            ))}
          </Box>
        ) : null}
        {advice ? <Advice>{advice}</Advice> : null}
      </Box>
    </Box>
  )
}

function FixGroup({ group, words }: { readonly group: FixGroupOutput; readonly words: Words }) {
  const { title, why, changes, more } = group
  return (
    <Box
      flexDirection="column"
      borderStyle="bold"
      borderColor="green"
      borderTop={false}
      borderRight={false}
      borderBottom={false}
      paddingLeft={1}
    >
      <Prose bold>{title}</Prose>
      <Prose dimColor>{why}</Prose>
      {keyed(changes).map(({ key, item }) => (
        <OneChange key={key} change={item} words={words} />
      ))}
      {more ? <Prose dimColor>{more}</Prose> : null}
    </Box>
  )
}

function OneChange({ change: { place, from, to }, words }: { readonly change: ChangeOutput; readonly words: Words }) {
  return <Prose>{from === null && to === null ? place : words.repair.change(place, from, to)}</Prose>
}

export function fixesView(outputs: readonly FixOutput[], closing: readonly string[], words: Words): ReactElement {
  return <Fixes outputs={outputs} closing={closing} words={words} />
}
