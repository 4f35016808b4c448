import type { ListedFamily } from '@ma-cantine/lib/explanations/listed-families'
import { Box, Text } from 'ink'
import type { ReactElement } from 'react'
import { Prose } from '../../output/views/prose.tsx'
import type { Words } from '../../words/fr.ts'

interface ExplanationListProps {
  readonly families: readonly ListedFamily[]
  readonly words: Words
}

/** Every code with its title, family by family. */
export function ExplanationList({ families, words }: ExplanationListProps) {
  const codeWidth = Math.max(...families.flatMap(({ codes }) => codes.map(({ code }) => code.length)))
  return (
    <Box flexDirection="column" rowGap={1}>
      <Text bold>{words.explanations.explanationsTitle}</Text>
      {families.map(({ family, title, codes }) => (
        <Box key={family} flexDirection="column">
          <Text bold>{title}</Text>
          {codes.map(({ code, title: codeTitle }) => (
            <Box key={code} columnGap={2} paddingLeft={2}>
              <Box width={codeWidth} flexShrink={0}>
                <Text color="cyan">{code}</Text>
              </Box>
              <Prose>{codeTitle}</Prose>
            </Box>
          ))}
        </Box>
      ))}
      <Prose dimColor>{words.explanations.explanationsMore}</Prose>
    </Box>
  )
}

export function explanationListView(families: readonly ListedFamily[], words: Words): ReactElement {
  return <ExplanationList families={families} words={words} />
}
