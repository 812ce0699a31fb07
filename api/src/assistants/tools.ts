import {
  BUDGET_SLIDER,
  formatShare,
  MARKETPLACES,
  PAID_LINKS_NOTICE,
  PRODUCT_NAME,
  QUERY_LIMITS,
  toCountryCode,
  toRelation,
} from "@gifthearth/core";
import {
  donationStatsResponse,
  type FindGiftsInput,
  type FindGiftsOutput,
  findGiftsInput,
  findGiftsOutput,
  type GetIdeaOutput,
  type GiftFinderRequest,
  getIdeaInput,
  getIdeaOutput,
  giftFinderResponse,
  giftIdeaResponse,
  type ImpactOutput,
  impactInput,
  impactOutput,
} from "@gifthearth/core/contract";
import { type CallToolResult, createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import type { Config } from "../config/config.ts";
import type { AskApi } from "./ask-api.ts";

const INSTRUCTIONS = `Finds gift ideas for a person, from what is known of them. Pass on only what the finder needs: no names, nothing that identifies somebody. Show each idea's link together with the disclosure, and say what was not understood.`;

/** What every tool does: it reads, asks nobody else, and may be called again. */
const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/**
 * Answers one message.
 * @param onerror hears of what fails
 */
export function createToolHandler(
  config: Pick<Config, "publicUrl" | "charityShare">,
  api: AskApi,
  onerror: (error: Error) => void,
): Pick<ReturnType<typeof createMcpHandler>, "fetch"> {
  // Nothing that a subscription could tell of ever changes.
  return createMcpHandler(() => createToolServer(config, api), { maxSubscriptions: 0, onerror });
}

function createToolServer(
  { publicUrl, charityShare }: Pick<Config, "publicUrl" | "charityShare">,
  api: AskApi,
): McpServer {
  const server = new McpServer({ name: PRODUCT_NAME, version: "1" }, { instructions: INSTRUCTIONS });
  const disclosure = `${formatShare(charityShare)} ${PAID_LINKS_NOTICE}`;

  server.registerTool(
    "find_gifts",
    {
      title: "Find gifts",
      description:
        "Up to twelve gift ideas for somebody, each with why it fits and a link. Needs to know who they are, what they like, or something else about them.",
      inputSchema: findGiftsInput,
      outputSchema: findGiftsOutput,
      annotations: READS,
    },
    async (input) => {
      const path = "/api/functions/ai-gift-finder";
      const asked = await api.post(path, giftFinderResponse, toGiftQuery(input));
      if ("refusal" in asked) return refused(asked.refusal);
      const { understood, notUnderstood, suggestions } = asked.answer;
      return told<FindGiftsOutput>({
        understood: understood.map(({ kind, words }) => ({ kind, words })),
        notUnderstood,
        ideas: suggestions.map((idea) => ({
          ...listed(idea, publicUrl + idea.sitePath),
          why: idea.why,
          source: idea.source,
        })),
        disclosure,
      });
    },
  );

  server.registerTool(
    "get_idea",
    {
      title: "Tell more of a gift idea",
      description:
        "One idea in full: what parts a good one from a disappointing one, and what there is instead.",
      inputSchema: getIdeaInput,
      outputSchema: getIdeaOutput,
      annotations: READS,
    },
    async ({ id, country, language }) => {
      const code = toCountryCode(country);
      const query = new URLSearchParams({ country: code, ...(language && { language }) });
      const asked = await api.get(`/api/gift-ideas/${encodeURIComponent(id)}?${query}`, giftIdeaResponse);
      if ("refusal" in asked) return refused(asked.refusal);
      const { lookFor, alternatives, ...idea } = asked.answer;
      const pageOf = (of: string) => `${publicUrl}/gift-ideas/${encodeURIComponent(of)}?country=${code}`;
      return told<GetIdeaOutput>({
        ...listed(idea, pageOf(idea.id)),
        lookFor,
        alternatives: alternatives.map(({ kind, idea: other }) => ({
          kind,
          idea: listed(other, pageOf(other.id)),
        })),
        disclosure,
      });
    },
  );

  server.registerTool(
    "impact",
    {
      title: "What was given to charity",
      description: `What ${PRODUCT_NAME} has given to charity so far, in US dollars, in all or to one charity.`,
      inputSchema: impactInput,
      outputSchema: impactOutput,
      annotations: READS,
    },
    async ({ charity }) => {
      const query = new URLSearchParams({ ...(charity !== undefined && { charity }) });
      const asked = await api.get(`/api/donation-stats?${query}`, donationStatsResponse);
      if ("refusal" in asked) return refused(asked.refusal);
      const { isSample, ...figures } = asked.answer;
      // Nobody else is shown a figure that stands in for one.
      return told<ImpactOutput>({ figures: isSample ? null : figures, url: `${publicUrl}/impact` });
    },
  );

  return server;
}

/** What the finder is asked. Who the person is counts as read from a note, unless it is a relation by its name. */
function toGiftQuery(input: FindGiftsInput): GiftFinderRequest {
  const { person, age, likes, occasion, budget, note, country, language } = input;
  const relation = toRelation(person);
  return {
    occasion,
    interests: likes,
    ...toBudget(budget),
    currency: MARKETPLACES.rowOf(toCountryCode(country)).currency,
    additionalNotes: [relation ? "" : person, note].filter(Boolean).join("\n"),
    relation,
    age,
    country,
    language,
  };
}

/** The slider's end is open above: what is meant to the unit goes one beyond it, what is open stops there. */
function toBudget({ min, max }: FindGiftsInput["budget"]) {
  const open = min > BUDGET_SLIDER.max ? QUERY_LIMITS.budget : BUDGET_SLIDER.max;
  return { budgetMin: min, budgetMax: max === BUDGET_SLIDER.max ? max + 1 : (max ?? open) };
}

type Listed = GetIdeaOutput["alternatives"][number]["idea"];

function listed(
  { id, title, description, priceRange, price, category }: Omit<Listed, "url">,
  url: string,
): Listed {
  return { id, title, description, priceRange, ...(price && { price }), category, url };
}

/** An answer, also as text for assistants that know no structured ones. */
function told<Answer extends object>(answer: Answer): CallToolResult {
  return {
    content: [{ type: "text", text: JSON.stringify(answer) }],
    structuredContent: { ...answer },
  };
}

/** @param reason what the assistant can do about it */
function refused(reason: string): CallToolResult {
  return { content: [{ type: "text", text: reason }], isError: true };
}
