import { Fragment } from 'react'
import { useLayoutWords } from './words/layout-words.ts'

/** The name of the ministry, as its block of the State's brand cuts it. */
export function Brand() {
  return useLayoutWords().ministry.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
