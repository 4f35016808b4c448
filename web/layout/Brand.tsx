import { Fragment } from 'react'
import { useWords } from '../words/locale.ts'

/** The name of the ministry, as its block of the State's brand cuts it. */
export function Brand() {
  return useWords().ministry.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
