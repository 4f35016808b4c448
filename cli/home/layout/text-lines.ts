import { bindPunctuation } from '@ma-cantine/lib/messages/bind-punctuation'
import { marks } from '../../output/file-output.ts'
import type { Line, Tone } from '../navigation/page.ts'

const tones: Readonly<Record<string, Tone>> = { [marks.good]: 'good', [marks.bad]: 'bad', '→': 'advice' }

/** The lines of a text of a command, whose marks give their colour. */
export const textLines = (text: string): readonly Line[] =>
  text.split('\n').map(line => {
    const tone = tones[line.trimStart().charAt(0)]
    const bound = bindPunctuation(line)
    return tone ? { text: bound, tone } : { text: bound }
  })
