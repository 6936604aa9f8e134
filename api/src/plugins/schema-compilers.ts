import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

type BuildValidator = ReturnType<typeof AjvCompiler>;
type BuildSerializer = ReturnType<typeof SerializerSelector>;

const buildValidator = AjvCompiler();
const buildSerializer = SerializerSelector();

/**
 * Fastify's own compilers, at work when a route first needs them: a start compiles none of the hundreds of schemas, of which
 * most processes need few for long.
 */
export const schemaCompilers = {
  buildValidator: ((...settings) => {
    const compile = buildValidator(...settings);
    return (route) => {
      let validate: ReturnType<typeof compile> | undefined;
      return (data: unknown) => {
        validate ??= compile(route);
        return validate(data) === true || { error: validate.errors };
      };
    };
  }) as BuildValidator,
  buildSerializer: ((...settings) => {
    const compile = buildSerializer(...settings);
    return (route) => {
      let serialize: ReturnType<typeof compile> | undefined;
      return (data: unknown) => (serialize ??= compile(route))(data);
    };
  }) satisfies BuildSerializer,
};
