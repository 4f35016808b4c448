import { describeError } from '@ma-cantine/lib/imports/describe-error'
import { type EncodingDoubt, encodingRemark } from '@ma-cantine/lib/mapping/encoding-doubt'
import type { Context } from '../app/context.ts'
import type { Problem } from '../problems/problem.ts'

/** Says which words of a file of another program may be read in several ways. */
export function doubtProblem({ doubt }: EncodingDoubt, { locale }: Pick<Context, 'locale'>): Problem {
  const remark = encodingRemark(doubt)
  if (!remark) throw new RangeError('The words leave no doubt')
  const { message, advice } = describeError(remark, null, locale)
  return { code: remark.code, message, advice }
}
