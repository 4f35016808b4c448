import { Fragment } from 'react'
import { useLayoutWords } from './words/layout-words.ts'

/** The name of the ministry, in the lines that the State's brand prescribes. */
export function Brand() {
  return useLayoutWords().ministry.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
