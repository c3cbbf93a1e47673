// A redocly rule of the contract: request objects are closed, so that the server rejects unknown fields.
export default function contract() {
  return { id: 'contract', rules: { oas3: { 'closed-requests': closedRequests } } };
}

const MESSAGE =
  'An object in a request has `additionalProperties: false`; a composed one has `unevaluatedProperties: false`.';
const COMPOSITIONS = ['allOf', 'anyOf', 'oneOf'];

function closedRequests() {
  return {
    RequestBody: {
      MediaType({ schema }, { location, report, resolve }) {
        const seen = new Set();
        const check = (reference, from, isMember) => {
          const { node, location: at } = reference.$ref
            ? resolve(reference, from.source.absoluteRef)
            : { node: reference, location: from };
          if (!node || seen.has(node)) return;
          seen.add(node);
          if (isObject(node) && !isMember && !isClosed(node)) report({ message: MESSAGE, location: at });
          for (const [name, property] of Object.entries(node.properties ?? {}))
            check(property, at.child(['properties', name]));
          if (node.items) check(node.items, at.child('items'));
          for (const composition of COMPOSITIONS)
            node[composition]?.forEach((member, index) => check(member, at.child([composition, index]), true));
        };
        if (schema) check(schema, location.child('schema'));
      },
    },
  };
}

const isObject = ({ type, properties, allOf }) => [type].flat().includes('object') || Boolean(properties ?? allOf);
const isClosed = ({ additionalProperties, unevaluatedProperties }) =>
  additionalProperties === false || unevaluatedProperties === false;
