import { bindPunctuation } from '@ma-cantine/lib/messages/bind-punctuation'
import { Box, Text } from 'ink'
import type { ReactElement, ReactNode } from 'react'
import { keyed } from '../../output/views/keyed.ts'
import { Prose } from '../../output/views/prose.tsx'
import { Wrapped } from '../../output/views/wrapped.tsx'
import type { ExampleOutput, ExplanationOutput } from '../explanation-output.ts'

/** The page of one error code. */
export function Explanation({ output }: { readonly output: ExplanationOutput }) {
  const { page, words, exampleHeading, examples, steps } = output
  return (
    <Box flexDirection="column" rowGap={1}>
      <Wrapped>
        <Text bold color="cyan">
          {page.code}
        </Text>
        <Text bold>{bindPunctuation(` — ${page.title}`)}</Text>
      </Wrapped>
      <Prose>{page.meaning}</Prose>
      <Section heading={exampleHeading}>
        {examples.map(example => (
          <Example key={example.mark} example={example} />
        ))}
      </Section>
      <Section heading={words.causes}>
        {page.causes.map(cause => (
          <Item key={cause} mark="•">
            <Prose>{cause}</Prose>
          </Item>
        ))}
      </Section>
      <Section heading={words.steps}>
        {keyed(steps).map(({ key, item }, index) => (
          <Item key={key} mark={`${index + 1}.`}>
            {item.map(text => (
              <Prose key={text}>{text}</Prose>
            ))}
          </Item>
        ))}
      </Section>
      <Section heading={words.origin}>
        <Prose dimColor>{page.origin}</Prose>
      </Section>
    </Box>
  )
}

function Section({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <Box flexDirection="column">
      <Text bold>{heading}</Text>
      <Box flexDirection="column" paddingLeft={2}>
        {children}
      </Box>
    </Box>
  )
}

function Item({ mark, children }: { readonly mark: string; readonly children: ReactNode }) {
  return (
    <Box columnGap={1}>
      <Box flexShrink={0}>
        <Text color="cyan">{mark}</Text>
      </Box>
      <Box flexDirection="column">{children}</Box>
    </Box>
  )
}

/** A right or a wrong example; its mark and words say which, so that colour is not needed. */
function Example({ example: { mark, heading, lines } }: { readonly example: ExampleOutput }) {
  const colour = mark === '✔' ? 'green' : 'red'
  return (
    <Box
      flexDirection="column"
      borderStyle="bold"
      borderColor={colour}
      borderTop={false}
      borderRight={false}
      borderBottom={false}
      paddingLeft={1}
    >
      <Text color={colour}>{`${mark} ${heading}`}</Text>
      {keyed(lines).map(({ key, item }) => (
        <Wrapped key={key}>{item}</Wrapped>
      ))}
    </Box>
  )
}

export function explanationView(output: ExplanationOutput): ReactElement {
  return <Explanation output={output} />
}
