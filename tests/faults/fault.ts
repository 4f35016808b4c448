/** A small fault of the kind that a person makes, which the tests concerned must notice. */
export interface Fault {
  /** The source file, from the root of the project. */
  readonly path: string
  /** The rule that it breaks. */
  readonly rule: string
  /** A text that the file holds once. */
  readonly right: string
  /** What stands in its place while the tests run. */
  readonly wrong: string
  /** The tests concerned, as vitest is told them: a project, then files or folders. */
  readonly tests: readonly [project: 'node' | 'sqlite' | 'postgresql' | 'browser', ...paths: string[]]
}
