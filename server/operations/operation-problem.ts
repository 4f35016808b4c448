/** Why an operation asked for in a terminal cannot be done; the message, in French, says what to do. */
export class OperationProblem extends Error {}
