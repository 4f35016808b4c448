import { Box, Text } from 'ink'
import { Progress } from '../../output/views/progress.tsx'
import type { Words } from '../../words/fr.ts'
import { hasBlankLines, type Layout, type Size, usableRows } from '../layout/lay-out.ts'
import { type Navigation, type TimedProgress, topOf } from '../navigation/navigation.ts'
import { KeyHelp } from './key-help.tsx'
import { KeyLine } from './key-line.tsx'
import { Lines } from './lines.tsx'
import { List } from './list.tsx'
import { noneText } from './none-text.ts'
import { allKeys, shownKeys } from './shown-keys.ts'
import { statusText } from './status-text.ts'
import { timeLeft } from './time-left.ts'
import { trail } from './trail.ts'

export interface DrawnProps {
  readonly navigation: Navigation
  readonly layout: Layout | null
  readonly size: Size
  readonly words: Words
}

/** The screen on top, drawn on the whole terminal: where one is, what is there, what keys do. */
export function Drawn({ navigation, layout, size, words }: DrawnProps) {
  const entry = topOf(navigation)
  const notice = navigation.notices.at(-1)
  return (
    <Box flexDirection="column" width={size.columns} height={usableRows(size.rows)} paddingX={1} overflow="hidden">
      <Box height={1} flexShrink={0}>
        <Text wrap="truncate-start" bold>
          {trail(navigation, words)}
        </Text>
      </Box>
      {hasBlankLines(size) ? <Box height={1} flexShrink={0} /> : null}
      <Box flexDirection="column" flexGrow={1} overflow="hidden">
        {navigation.showsKeys ? (
          <KeyHelp keys={allKeys(navigation, words)} words={words} />
        ) : layout ? (
          <Content layout={layout} none={layout.isEmpty ? noneText(entry, words) : null} />
        ) : null}
      </Box>
      <Box height={1} flexShrink={0}>
        {entry.progress ? (
          <TimedLine progress={entry.progress} words={words} />
        ) : (
          <Text wrap="truncate-end" color="yellow">
            {statusText(navigation, entry, layout, words) || notice || ' '}
          </Text>
        )}
      </Box>
      {hasBlankLines(size) ? <Box height={1} flexShrink={0} /> : null}
      <Box height={1} flexShrink={0}>
        <KeyLine keys={shownKeys(navigation, words)} width={size.columns - 2} />
      </Box>
    </Box>
  )
}

interface ContentProps {
  readonly layout: Layout
  /** Said in place of the rows. */
  readonly none: string | null
}

function Content({ layout, none }: ContentProps) {
  const { head, lines, detail } = layout
  return (
    <>
      {head.length > 0 ? (
        <Box marginBottom={1} flexShrink={0}>
          <Lines lines={head} />
        </Box>
      ) : null}
      {none === null ? <List {...layout} /> : <Text dimColor>{none}</Text>}
      <Lines lines={lines} />
      {detail.length > 0 ? (
        <Box flexGrow={1} flexDirection="column" justifyContent="flex-end">
          <Lines lines={detail} />
        </Box>
      ) : null}
    </>
  )
}

function TimedLine({ progress, words }: { readonly progress: TimedProgress; readonly words: Words }) {
  const seconds = timeLeft(progress)
  return (
    <Box columnGap={2}>
      <Progress state={progress.state} words={words} />
      {seconds === null ? null : <Text dimColor>{words.home.timeLeft(seconds)}</Text>}
    </Box>
  )
}
