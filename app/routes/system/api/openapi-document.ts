import { z } from "zod";
import { ACCESS, bodyOf } from "#app/access.ts";
import { finderRequestSchema } from "#app/features/finder/schema.ts";
import { searchQuerySchema } from "#app/features/search/schema.ts";
import { categoryQuerySchema, collectionQuerySchema, giftDetailQuerySchema, giftQuerySchema } from "./gift-query.ts";
import { categoryListShape, collectionListShape, finderShape, giftListShape, giftShape, problemShape, searchShape } from "./shapes.ts";

/** Converts a schema to JSON Schema, which OpenAPI 3.1 includes unchanged. */
function jsonSchema(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "output" });
  return rest;
}

function queryParameters(schema: z.ZodObject): object[] {
  return Object.entries(schema.shape).map(([name, parameter]) => {
    const { description, ...rest } = jsonSchema(parameter as z.ZodType) as { description?: string };
    return { name, in: "query", required: !(parameter as z.ZodType).safeParse(undefined).success, description, schema: rest };
  });
}

const PROBLEMS: Record<number, string> = {
  400: "A parameter or field is unknown, repeated, or invalid; `detail` names it.",
  404: "Not found.",
  413: `The body is larger than ${bodyOf(ACCESS["/api/v1/finder"]).maxBytes / 1000} kB.`,
  415: "The body is not `application/json`.",
  429: "Too many requests; `Retry-After` says when to try again.",
};

function answers(shape: string, description: string, problems: number[]): object {
  const problem = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } };
  return {
    200: { description, content: { "application/json": { schema: { $ref: `#/components/schemas/${shape}` } } } },
    ...Object.fromEntries(problems.map((status) => [status, { description: PROBLEMS[status], content: problem }])),
    default: { description: "Something went wrong on our side, or the database is unavailable.", content: problem },
  };
}

/**
 * Returns the OpenAPI description of the public API, generated from the schemas that parse its queries and that its answers are tested
 * against.
 */
export function describeApi(siteName: string, siteUrl: string): object {
  return {
    openapi: "3.1.0",
    info: {
      title: `${siteName} API`,
      version: "1",
      description: "Read-only and rate-limited by address. Prices are US dollars. Store links are paid links.",
    },
    servers: [{ url: siteUrl }],
    paths: {
      "/api/v1/search": {
        get: {
          operationId: "search",
          summary: "The best gifts, blog posts, categories, and collections for a few words; typing mistakes are forgiven.",
          parameters: queryParameters(searchQuerySchema),
          responses: answers("SearchResults", "What was found, best first.", [400, 429]),
        },
      },
      "/api/v1/gifts": {
        get: {
          operationId: "listGifts",
          summary: "One page of the gifts that match all of the filters.",
          parameters: queryParameters(giftQuerySchema),
          responses: answers("GiftList", "A page of gifts.", [400, 429]),
        },
      },
      "/api/v1/gifts/{id}": {
        get: {
          operationId: "getGift",
          summary: "A gift with its tags and the store link for the caller's marketplace.",
          parameters: [
            { name: "id", in: "path", required: true, description: "The gift's id or slug.", schema: { type: "string" } },
            ...queryParameters(giftDetailQuerySchema),
          ],
          responses: answers("Gift", "The gift.", [400, 404, 429]),
        },
      },
      "/api/v1/finder": {
        post: {
          operationId: "findGifts",
          summary:
            "Gifts that fit a person described in words, by chosen parts, or by both, each with its reason; ten a minute for an address.",
          requestBody: { required: true, content: { "application/json": { schema: { $ref: "#/components/schemas/FinderRequest" } } } },
          responses: answers("FinderAnswer", "The gifts, best first; when no gift is left, which limits to loosen.", [400, 413, 415, 429]),
        },
      },
      "/api/v1/categories": {
        get: {
          operationId: "listCategories",
          summary: "Every value of one taxonomy, with how many gifts it has.",
          parameters: queryParameters(categoryQuerySchema),
          responses: answers("CategoryList", "The values in their order.", [400, 429]),
        },
      },
      "/api/v1/collections": {
        get: {
          operationId: "listCollections",
          summary: "The collections shown right now, with how many gifts each has.",
          parameters: queryParameters(collectionQuerySchema),
          responses: answers("CollectionList", "A page of collections; those without a gift are left out.", [400, 429]),
        },
      },
    },
    components: {
      schemas: {
        SearchResults: jsonSchema(searchShape),
        GiftList: jsonSchema(giftListShape),
        Gift: jsonSchema(giftShape),
        CategoryList: jsonSchema(categoryListShape),
        CollectionList: jsonSchema(collectionListShape),
        FinderRequest: jsonSchema(finderRequestSchema),
        FinderAnswer: jsonSchema(finderShape),
        Problem: jsonSchema(problemShape),
      },
    },
  };
}
