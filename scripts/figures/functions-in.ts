import { parseSync, Visitor } from 'rolldown/utils';

interface Found {
  name: string;
  size: number;
}

interface Body {
  type: string;
  start: number;
  end: number;
}

/** The functions of a file that have a body of statements, with their lines from brace to brace. */
export const functionsIn = (path: string, text: string): Found[] => {
  const functions: Found[] = [];
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const addFunction = ({ body }: { body: Body | null }) => {
    if (body?.type !== 'BlockStatement' && body?.type !== 'FunctionBody') return;
    const first = lineAt(body.start);
    functions.push({ name: `${path}:${first}`, size: lineAt(body.end) - first + 1 });
  };
  const { program } = parseSync(path, text);
  new Visitor({
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
  }).visit(program);
  return functions;
};
