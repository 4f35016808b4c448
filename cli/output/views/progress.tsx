import { basename } from 'node:path'
import { Box, Text } from 'ink'
import type { ReactElement } from 'react'
import type { Words } from '../../words/fr.ts'
import type { ProgressState } from '../progress.ts'

const barWidth = 20
/** The words that count each unit. */
const countedIn = { purchases: 'purchases', canteens: 'declare' } as const

interface ProgressProps {
  readonly state: ProgressState
  readonly words: Words
}

/** The line shown while a command works. */
export function Progress({ state: { step, file, done, total, unit }, words }: ProgressProps) {
  const share = total ? Math.min(done / total, 1) : null
  return (
    <Box columnGap={1}>
      <Box flexShrink={0}>
        <Text>{words.progress.steps[step]}</Text>
      </Box>
      <Text bold wrap="truncate-middle">
        {file === '-' ? words.files.standardInput : basename(file)}
      </Text>
      {share === null ? null : <Bar share={share} text={words.progress.percent(share)} />}
      <Box flexShrink={0}>
        <Text dimColor>
          {unit === undefined ? amount(done, total, words) : words[countedIn[unit]].countOf(done, total)}
        </Text>
      </Box>
    </Box>
  )
}

function Bar({ share, text }: { readonly share: number; readonly text: string }) {
  const full = Math.round(share * barWidth)
  return (
    <Box flexShrink={0}>
      <Text color="cyan">{'█'.repeat(full)}</Text>
      <Text dimColor>{'░'.repeat(barWidth - full)}</Text>
      <Text>{` ${text}`.padStart(6)}</Text>
    </Box>
  )
}

function amount(done: number, total: number | null, { progress: { bytes, bytesOf } }: Words): string {
  if (total === null) return done > 0 ? bytes(done) : '…'
  return bytesOf(bytes(done), bytes(total))
}

export function progressView(state: ProgressState, words: Words): ReactElement {
  return <Progress state={state} words={words} />
}
