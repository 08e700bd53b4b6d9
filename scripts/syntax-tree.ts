import type { ESTree } from 'rolldown/utils';

export type Node = ESTree.Node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

export const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** A piece of code and all pieces in it, in the order they are written. */
export const withParts = (node: Node): Node[] => [node, ...partsOf(node).flatMap(withParts)];
