import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

type BuildSerializer = ReturnType<typeof SerializerSelector>;
type Serializer = ReturnType<ReturnType<BuildSerializer>>;

const buildSerializer = SerializerSelector();
const serializers = new WeakMap<object, Serializer>();

/**
 * Fastify's own compilers, kept for the process: a schema is compiled once, although most routes share the one of a refusal, a
 * GET has a HEAD beside it, and a process may open several apps. By identity, which is enough as no schema refers to
 * one that was added to an app.
 */
export const schemaCompilers = {
  buildValidator: AjvCompiler(),
  buildSerializer: ((...settings) => {
    const compile = buildSerializer(...settings);
    return (route) => {
      const { schema } = route;
      if (typeof schema !== 'object' || schema === null) return compile(route);
      const serialize = serializers.get(schema) ?? compile(route);
      serializers.set(schema, serialize);
      return serialize;
    };
  }) satisfies BuildSerializer,
};
